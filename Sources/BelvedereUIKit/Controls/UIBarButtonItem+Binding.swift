#if canImport(UIKit)
public import BelvedereBinding
public import UIKit

extension UIBarButtonItem {
    /// Enables the item while a value is true. The binding ends with the item, or when the item is bound again.
    ///
    /// ```swift
    /// editItem.bind(isEnabled: viewModel.isEditing)
    /// ```
    ///
    /// - Parameter isEnabled: whether a person can use the item.
    /// - Returns: The item, for further calls.
    @discardableResult
    public func bind(isEnabled: DynamicValue<Bool>) -> Self {
        KeptBindings.show(isEnabled, in: self, as: .isEnabled) { $0.isEnabled = $1 }
        return self
    }

    /// Shows a title, and every new one. The binding ends with the item, or when the title is bound again.
    ///
    /// ```swift
    /// editItem.bind(title: viewModel.isPlaying.map { $0 ? "Pause" : "Play" })
    /// ```
    ///
    /// - Parameter title: the title of the item.
    /// - Returns: The item, for further calls.
    @discardableResult
    public func bind(title: DynamicValue<String>) -> Self {
        KeptBindings.show(title, in: self, as: .title) { $0.title = $1 }
        return self
    }

    /// Executes a command when a person presses the item. The item is enabled while the command can be executed.
    ///
    /// The item keeps the command. The binding ends with the item, or when the item is bound to another command. It uses the primary action
    /// of the item, and keeps the title and the image.
    ///
    /// ```swift
    /// editItem.bind(command: viewModel.done)
    /// ```
    ///
    /// - Parameter command: the command of the item.
    /// - Returns: The item, for further calls.
    @discardableResult
    public func bind(command: Command<Void>) -> Self {
        act { command.execute() }
        return bind(isEnabled: command.canExecute)
    }

    /// Executes an asynchronous command when a person presses the item. The item is enabled while the command can be executed.
    ///
    /// An item is in no view, so it does not know its screen. Name the view controller, so that the work of the command ends with it:
    ///
    /// ```swift
    /// editItem.bind(command: viewModel.book, in: view)
    /// ```
    ///
    /// - Parameters:
    ///   - command: the command of the item.
    ///   - controller: the view controller with whose screen the work ends. Without one, it ends with the session.
    /// - Returns: The item, for further calls.
    @discardableResult
    public func bind(command: AsyncCommand<Void>, in controller: UIViewController? = nil) -> Self {
        act { [weak controller] in
            if let controller { controller.performInScreen { command.execute() } } else { command.execute() }
        }
        return bind(isEnabled: command.canExecute)
    }

    private func act(_ action: @escaping () -> Void) {
        primaryAction = UIAction(title: title ?? "", image: image) { _ in action() }
    }
}
#endif
