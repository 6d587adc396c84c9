// tvOS has none of these controls.
#if canImport(UIKit) && !os(tvOS)
public import BelvedereBinding
public import UIKit

extension UISlider {
    /// Binds the slider in both directions: dragging sets `value`, and the slider shows each new `value`.
    ///
    /// The binding ends with the slider, or when the slider is bound to another value. A value outside the bounds is shown as the nearest
    /// bound, and does not change.
    ///
    /// ```swift
    /// volumeSlider.bind(viewModel.volume)
    /// ```
    ///
    /// - Parameter value: the number of the slider. The slider itself stores a `Float`, so an entered number has its precision.
    /// - Returns: The slider, for further calls.
    @discardableResult
    public func bind(_ value: Dynamic<Double>) -> Self {
        KeptBindings.connect(self, to: value, on: .valueChanged, read: { Double($0.value) }) { $0.show(Float($1)) }
        return self
    }

    /// Binds the slider in both directions to a whole number. While the person drags, the slider stops at whole numbers only.
    ///
    /// ```swift
    /// guestsSlider.bind(viewModel.guests)
    /// ```
    ///
    /// - Parameter value: the number of the slider.
    /// - Returns: The slider, for further calls.
    @discardableResult
    public func bind(_ value: Dynamic<Int>) -> Self {
        KeptBindings.connect(self, to: value, on: .valueChanged, read: { Int(exactly: $0.value.rounded()) }) { $0.show(Float($1)) }
        return self
    }

    private func show(_ number: Float) {
        if number != value, !number.isNaN { setValue(number, animated: false) }
    }
}

extension UIStepper {
    /// Binds the stepper in both directions: a press sets `value`, and the stepper begins at each new `value`.
    ///
    /// The binding ends with the stepper, or when the stepper is bound to another value. A value outside the bounds becomes the nearest
    /// bound in the stepper, and does not change itself.
    ///
    /// ```swift
    /// priceStepper.bind(viewModel.price)
    /// ```
    ///
    /// - Parameter value: the number of the stepper.
    /// - Returns: The stepper, for further calls.
    @discardableResult
    public func bind(_ value: Dynamic<Double>) -> Self {
        KeptBindings.connect(self, to: value, on: .valueChanged, read: { $0.value }) { $0.show($1) }
        return self
    }

    /// Binds the stepper in both directions to a whole number.
    ///
    /// ```swift
    /// guestsStepper.bind(viewModel.guests)
    /// ```
    ///
    /// - Parameter value: the number of the stepper.
    /// - Returns: The stepper, for further calls.
    @discardableResult
    public func bind(_ value: Dynamic<Int>) -> Self {
        KeptBindings.connect(self, to: value, on: .valueChanged, read: { Int(exactly: $0.value.rounded()) }) { $0.show(Double($1)) }
        return self
    }

    private func show(_ number: Double) {
        if number != value, !number.isNaN { value = number }
    }
}
#endif
