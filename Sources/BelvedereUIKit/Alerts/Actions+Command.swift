#if canImport(UIKit)
public import BelvedereBinding
public import UIKit

extension UIAlertAction {
    /// A button of an alert that executes a command. It is disabled if the command cannot be executed now.
    ///
    /// ```swift
    /// alert.addAction(UIAlertAction(title: "Retry", style: .default, command: viewModel.done))
    /// ```
    ///
    /// - Parameters:
    ///   - title: the title of the button.
    ///   - style: the style of the button.
    ///   - command: the command of the button.
    public convenience init(title: String, style: UIAlertAction.Style, command: Command<Void>) {
        self.init(title: title, style: style) { _ in command.execute() }
        isEnabled = command.canExecute.value
    }
}

#if !os(tvOS)
extension UIContextualAction {
    /// An action that a person reaches by swiping over a row. It tells UIKit that the action was performed.
    ///
    /// ```swift
    /// let delete = UIContextualAction("Delete", style: .destructive) { viewModel.contacts.removeAll() }
    /// ```
    ///
    /// - Parameters:
    ///   - title: the title of the action.
    ///   - style: the style of the action. UIKit shows a destructive one in red.
    ///   - perform: performs the action.
    public convenience init(_ title: String, style: UIContextualAction.Style = .normal, perform: @escaping () -> Void) {
        self.init(style: style, title: title) { _, _, finish in
            perform()
            finish(true)
        }
    }
}
#endif
#endif
