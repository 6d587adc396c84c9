// tvOS has neither of these controls.
#if canImport(UIKit) && !os(tvOS)
public import BelvedereBinding
public import UIKit

extension UISwitch {
    /// Binds the switch in both directions: a tap sets `value`, and the switch shows each new `value`.
    ///
    /// The binding ends with the switch, or when the switch is bound to another value. If a listener refuses the person's change and sets
    /// `value` back, the switch moves back too.
    ///
    /// ```swift
    /// openNowSwitch.bind(viewModel.isOpenNow)
    /// ```
    ///
    /// - Parameter value: whether the switch is on.
    /// - Returns: The switch, for further calls.
    @discardableResult
    public func bind(_ value: Dynamic<Bool>) -> Self {
        KeptBindings.connect(self, to: value, on: .valueChanged, read: { $0.isOn }) { view, isOn in
            if view.isOn != isOn { view.setOn(isOn, animated: true) }
        }
        return self
    }
}

extension UIDatePicker {
    /// Binds the picker in both directions: a choice sets `value`, and the picker shows each new `value`.
    ///
    /// The binding ends with the picker, or when the picker is bound to another value. UIKit shows a date outside the picker's limits as
    /// the nearest one. `value` does not change.
    ///
    /// ```swift
    /// dayPicker.bind(viewModel.day)
    /// ```
    ///
    /// - Parameter value: the date of the picker.
    /// - Returns: The picker, for further calls.
    @discardableResult
    public func bind(_ value: Dynamic<Date>) -> Self {
        KeptBindings.connect(self, to: value, on: .valueChanged, read: { $0.date }) { picker, date in
            if picker.date != date { picker.setDate(date, animated: true) }
        }
        return self
    }
}
#endif
