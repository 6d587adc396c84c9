#if canImport(UIKit)
public import BelvedereBinding
public import UIKit

extension UIProgressView {
    /// Shows how much of a task is done, from 0 to 1. The binding ends with the view, or when the view is bound again.
    ///
    /// The value is a `Double`, as in the kit's `ProgressView`, so that the same view model serves both. The view shows a number outside
    /// the range as 0 or 1, and NaN as 0.
    ///
    /// ```swift
    /// importBar.bind(viewModel.fraction)
    /// ```
    ///
    /// - Parameter fraction: the finished fraction of the task.
    /// - Returns: The view, for further calls.
    @discardableResult
    public func bind(_ fraction: DynamicValue<Double>) -> Self {
        KeptBindings.show(fraction, in: self, as: .value) { view, fraction in
            view.setProgress(fraction.isNaN ? 0 : Float(min(1, max(0, fraction))), animated: true)
        }
        return self
    }
}

extension UIActivityIndicatorView {
    /// Turns while a value is true. The binding ends with the view, or when the view is bound again.
    ///
    /// ```swift
    /// spinner.bind(isAnimating: viewModel.load.isExecuting)
    /// ```
    ///
    /// - Parameter isAnimating: whether the view turns.
    /// - Returns: The view, for further calls.
    @discardableResult
    public func bind(isAnimating: DynamicValue<Bool>) -> Self {
        KeptBindings.show(isAnimating, in: self, as: .isAnimating) { view, isAnimating in
            if isAnimating { view.startAnimating() } else { view.stopAnimating() }
        }
        return self
    }
}
#endif
