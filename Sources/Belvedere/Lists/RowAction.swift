public import BelvedereCore

/// Something a person can do with a row besides activating it.
///
/// ```swift
/// list.setActions([RowAction("Delete", role: .destructive) { viewModel.delete($0) }])
/// ```
public struct RowAction<Item> {
    /// What stands on its button.
    public let title: String
    /// What doing it means; hosts show what deletes or discards as such.
    public let role: Button.Role
    let handler: Handler<Item>

    /// An action whose handler runs at once.
    public init(_ title: String, role: Button.Role = .normal, handler: @escaping (Item) -> Void) {
        self.title = title
        self.role = role
        self.handler = .synchronous(handler)
    }

    /// An action whose handler may wait.
    ///
    /// - Note: "sending 'viewModel' risks causing data races" means that the target of the screen lacks the setting
    ///   `NonisolatedNonsendingByDefault`. The article "Isolation" of `BelvedereCore` shows it.
    public init(_ title: String, role: Button.Role = .normal, handler: @escaping ItemAction<Item>) {
        self.title = title
        self.role = role
        self.handler = .asynchronous(handler)
    }
}
