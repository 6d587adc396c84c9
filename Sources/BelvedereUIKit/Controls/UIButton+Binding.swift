#if canImport(UIKit)
public import BelvedereBinding
public import UIKit

extension UIControl {
    /// Enables the control while a value is true. The binding ends with the control, or when the control is bound again.
    ///
    /// ```swift
    /// nameField.bind(isEnabled: viewModel.isEditing)
    /// ```
    ///
    /// - Parameter isEnabled: whether a person can use the control.
    /// - Returns: The control, for further calls.
    @discardableResult
    public func bind(isEnabled: DynamicValue<Bool>) -> Self {
        KeptBindings.show(isEnabled, in: self, as: .isEnabled) { $0.isEnabled = $1 }
        return self
    }
}

extension UIButton {
    /// Shows a title, and every new one. The binding ends with the button, or when the title is bound again.
    ///
    /// A button with a configuration shows the title of the configuration; another button shows it in the normal state.
    ///
    /// ```swift
    /// playButton.bind(title: viewModel.isPlaying.map { $0 ? "Pause" : "Play" })
    /// ```
    ///
    /// - Parameter title: the title of the button.
    /// - Returns: The button, for further calls.
    @discardableResult
    public func bind(title: DynamicValue<String>) -> Self {
        KeptBindings.show(title, in: self, as: .title) { button, title in
            if button.configuration != nil { button.configuration?.title = title } else { button.setTitle(title, for: .normal) }
        }
        return self
    }

    /// Executes a command when a person presses the button. The button is enabled while the command can be executed.
    ///
    /// The button keeps the command. The binding ends with the button, or when the button is bound to another command.
    ///
    /// ```swift
    /// doneButton.bind(command: viewModel.done)
    /// ```
    ///
    /// - Parameter command: the command of the button.
    /// - Returns: The button, for further calls.
    @discardableResult
    public func bind(command: Command<Void>) -> Self {
        KeptBindings.of(self).end(.isExecuting)
        configuration?.showsActivityIndicator = false
        act(as: .command, on: .primaryActionTriggered) { command.execute() }
        return bind(isEnabled: command.canExecute)
    }

    /// Executes an asynchronous command when a person presses the button. The button is enabled while the command can be executed.
    ///
    /// A button with a configuration shows its activity indicator while the command runs. If the view controller of the button owns a role
    /// or has launched work, the command's work ends with that screen.
    ///
    /// ```swift
    /// bookButton.configuration = .filled()
    /// bookButton.bind(command: viewModel.book)
    /// ```
    ///
    /// - Parameter command: the command of the button.
    /// - Returns: The button, for further calls.
    @discardableResult
    public func bind(command: AsyncCommand<Void>) -> Self {
        act(as: .command, on: .primaryActionTriggered) { command.execute() }
        KeptBindings.show(command.isExecuting, in: self, as: .isExecuting) { button, isExecuting in
            button.configuration?.showsActivityIndicator = isExecuting
        }
        return bind(isEnabled: command.canExecute)
    }
}
#endif
