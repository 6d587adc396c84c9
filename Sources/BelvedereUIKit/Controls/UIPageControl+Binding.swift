#if canImport(UIKit)
public import BelvedereBinding
public import UIKit

extension UIPageControl {
    /// Binds the index of the page in both directions. The binding ends with the control, or when the control is bound again.
    ///
    /// An index that the control does not have is shown as the nearest page, and does not change.
    ///
    /// ```swift
    /// UIPageControl().bind(viewModel.guests, of: viewModel.contacts.counted)
    /// ```
    ///
    /// - Parameters:
    ///   - value: the index of the page.
    ///   - count: the number of pages.
    /// - Returns: The control, for further calls.
    @discardableResult
    public func bind(_ value: Dynamic<Int>, of count: DynamicValue<Int>) -> Self {
        KeptBindings.show(count, in: self, as: .rows) { control, count in
            control.numberOfPages = max(0, count)
            if control.currentPage != value.value { control.currentPage = value.value }
        }
        KeptBindings.connect(self, to: value, on: .valueChanged, read: { $0.currentPage }) { control, page in
            if control.currentPage != page { control.currentPage = page }
        }
        return self
    }
}
#endif
