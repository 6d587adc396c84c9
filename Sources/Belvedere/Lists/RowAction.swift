public import BelvedereCore

/// An action that a person can choose for a row, such as "Delete", in addition to activating the row.
///
/// ```swift
/// list.setActions([RowAction("Delete", role: .destructive) { viewModel.delete($0) }])
/// ```
public struct RowAction<Item> {
    /// The text of the button.
    public let title: String
    /// The meaning of the action. Hosts highlight destructive actions.
    public let role: Button.Role
    let handler: Handler<Item>
    /// The file and line where the developer passed the handler; the inspector shows it.
    let place: HandlerPlace

    /// Creates an action with a synchronous handler.
    ///
    /// - Parameters:
    ///   - title: the text of the button.
    ///   - role: the meaning of the action.
    ///   - file: the file of the caller, for the inspector; leave it out.
    ///   - line: the line of the caller, for the inspector; leave it out.
    ///   - handler: a closure that receives the item of the row.
    public init(
        _ title: String, role: Button.Role = .normal, file: StaticString = #fileID, line: Int = #line, handler: @escaping (Item) -> Void
    ) {
        self.title = title
        self.role = role
        self.handler = .synchronous(handler)
        place = HandlerPlace(file, line)
    }

    /// Creates an action with an asynchronous handler.
    ///
    /// - Note: If the compiler reports "sending 'viewModel' risks causing data races", the target with your screen lacks the setting
    ///   `NonisolatedNonsendingByDefault`. The article "Isolation" of `BelvedereCore` shows how to add it.
    ///
    /// - Parameters:
    ///   - title: the text of the button.
    ///   - role: the meaning of the action.
    ///   - file: the file of the caller, for the inspector; leave it out.
    ///   - line: the line of the caller, for the inspector; leave it out.
    ///   - handler: a closure that receives the item of the row.
    public init(
        _ title: String, role: Button.Role = .normal, file: StaticString = #fileID, line: Int = #line, handler: @escaping ItemAction<Item>
    ) {
        self.title = title
        self.role = role
        self.handler = .asynchronous(handler)
        place = HandlerPlace(file, line)
    }
}

/// The developer's closures for the rows of a list: they create cells and handle activation and actions.
///
/// All these closures may keep strong references to the screen. They are in one object, so that they are released together when the screen
/// closes.
final class RowBehaviour<Item> {
    let cells: ListDataSource<Item, View>
    /// Called when a person activates a row. If there is such a handler, the rows are buttons for assistive technology.
    var activation = Handler<Item>.none
    /// The file and line where the developer passed the activation handler; the inspector shows it.
    var activationPlace: HandlerPlace?
    var actions: [RowAction<Item>] = []
    /// Called when the keyboard focus comes into a cell of a table.
    var cellFocus = Handler<(item: Item, column: Int)>.none

    init(cells: ListDataSource<Item, View>) {
        self.cells = cells
    }
}
