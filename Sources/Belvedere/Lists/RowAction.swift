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
    /// Where the handler was given.
    let place: HandlerPlace

    /// An action whose handler runs at once.
    ///
    /// - Parameters:
    ///   - title: what stands on its button.
    ///   - role: what doing it means.
    ///   - file: your file, for the inspector; leave it out.
    ///   - line: your line, for the inspector; leave it out.
    ///   - handler: takes the item of the row.
    public init(
        _ title: String, role: Button.Role = .normal, file: StaticString = #fileID, line: Int = #line, handler: @escaping (Item) -> Void
    ) {
        self.title = title
        self.role = role
        self.handler = .synchronous(handler)
        place = HandlerPlace(file, line)
    }

    /// An action whose handler may wait.
    ///
    /// - Note: "sending 'viewModel' risks causing data races" means that the target of the screen lacks the setting
    ///   `NonisolatedNonsendingByDefault`. The article "Isolation" of `BelvedereCore` shows it.
    ///
    /// - Parameters:
    ///   - title: what stands on its button.
    ///   - role: what doing it means.
    ///   - file: your file, for the inspector; leave it out.
    ///   - line: your line, for the inspector; leave it out.
    ///   - handler: takes the item of the row.
    public init(
        _ title: String, role: Button.Role = .normal, file: StaticString = #fileID, line: Int = #line, handler: @escaping ItemAction<Item>
    ) {
        self.title = title
        self.role = role
        self.handler = .asynchronous(handler)
        place = HandlerPlace(file, line)
    }
}
