#if canImport(UIKit)
public import BelvedereBinding
public import UIKit

extension UISegmentedControl {
    /// Binds the index of the selected segment in both directions. The binding ends with the control, or when it is bound again.
    ///
    /// If the control has no segment with this index, it shows the nearest one. `value` does not change. Make the segments before the
    /// binding.
    ///
    /// ```swift
    /// let size = Dynamic(0)
    /// UISegmentedControl(items: ["Small", "Large"]).bind(size)
    /// ```
    ///
    /// - Parameter value: the index of the selected segment.
    /// - Returns: The control, for further calls.
    @discardableResult
    public func bind(_ value: Dynamic<Int>) -> Self {
        let read: (UISegmentedControl) -> Int? = { control in
            control.selectedSegmentIndex == UISegmentedControl.noSegment ? nil : control.selectedSegmentIndex
        }
        KeptBindings.connect(self, to: value, on: .valueChanged, read: read) { control, index in
            control.select(min(max(0, index), control.numberOfSegments - 1))
        }
        return self
    }

    /// Binds the selected segment in both directions to a value of any type.
    ///
    /// A value that is not in the list does not change the selection, as in the kit's `Picker`.
    ///
    /// ```swift
    /// orderControl.bind(viewModel.order, to: Order.allCases)
    /// ```
    ///
    /// - Parameters:
    ///   - value: the bound value.
    ///   - values: the value of each segment, in the order of the segments.
    /// - Returns: The control, for further calls.
    /// - Complexity: O(*n*) in the number of values, for each change.
    @discardableResult
    public func bind<Value: Equatable>(_ value: Dynamic<Value>, to values: [Value]) -> Self {
        let read: (UISegmentedControl) -> Value? = { control in
            values.indices.contains(control.selectedSegmentIndex) ? values[control.selectedSegmentIndex] : nil
        }
        KeptBindings.connect(self, to: value, on: .valueChanged, read: read) { control, value in
            if let index = values.firstIndex(of: value), index < control.numberOfSegments { control.select(index) }
        }
        return self
    }

    private func select(_ index: Int) {
        // Without segments, the nearest index is -1, which UIKit uses for "no segment".
        if index != selectedSegmentIndex { selectedSegmentIndex = index }
    }
}
#endif
