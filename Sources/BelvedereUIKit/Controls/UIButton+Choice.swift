#if canImport(UIKit)
public import BelvedereBinding
public import UIKit

extension UIButton {
    /// Makes the button a pop-up button, with a menu of values. A choice sets `value`, and the menu marks each new `value`.
    ///
    /// The binding ends with the button, or when the button is bound to another value. A value that is not in the list marks nothing.
    ///
    /// ```swift
    /// playButton.bind(viewModel.order, to: Order.allCases, titles: ["Name", "Age"])
    /// ```
    ///
    /// - Parameters:
    ///   - value: the bound value.
    ///   - values: the values of the menu, in its order.
    ///   - titles: the title of each value. A value without a title is left out.
    /// - Returns: The button, for further calls.
    /// - Complexity: O(*n*) in the number of values, for each change.
    @discardableResult
    public func bind<Value: Equatable>(_ value: Dynamic<Value>, to values: [Value], titles: [String]) -> Self {
        showsMenuAsPrimaryAction = true
        changesSelectionAsPrimaryAction = true
        KeptBindings.show(value, in: self, as: .value) { button, chosen in
            let actions = zip(values, titles).map { entry, title in
                UIAction(title: title, state: entry == chosen ? .on : .off) { [weak button] _ in
                    button?.performInScreen { value.value = entry }
                }
            }
            button.menu = UIMenu(options: .singleSelection, children: actions)
        }
        return self
    }
}
#endif
