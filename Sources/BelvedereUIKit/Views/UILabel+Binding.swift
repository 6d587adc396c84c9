#if canImport(UIKit)
public import BelvedereBinding
public import UIKit

extension UILabel {
    /// Shows a text, and every new one.
    ///
    /// The binding ends with the label, or when the label is bound to another text. So a reused cell binds its labels without cleaning up
    /// first. For a property without a method of its own, such as `isHidden`, write `isEmpty.bindAndFire(to: label, \.isHidden)`.
    ///
    /// ```swift
    /// helloLabel.bind(viewModel.helloText)
    /// ```
    ///
    /// - Parameter text: the text of the label.
    /// - Returns: The label, for further calls.
    @discardableResult
    public func bind(_ text: DynamicValue<String>) -> Self {
        KeptBindings.show(text, in: self, as: .text) { $0.text = $1 }
        return self
    }

    /// Shows a text, and nothing while there is none. The binding ends like that of a text that is always present.
    ///
    /// ```swift
    /// errorLabel.bind(name.validated(by: needed).message)
    /// ```
    ///
    /// - Parameter text: the text of the label, or `nil`.
    /// - Returns: The label, for further calls.
    @discardableResult
    public func bind(_ text: DynamicValue<String?>) -> Self {
        KeptBindings.show(text, in: self, as: .text) { $0.text = $1 }
        return self
    }
}
#endif
