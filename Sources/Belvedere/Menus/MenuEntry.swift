public import BelvedereCore

/// One entry of a menu: something to do, a line between others, or a menu of its own.
///
/// ```swift
/// let entries: [MenuEntry] = [
///     MenuEntry("Rename") { print("Rename") },
///     .submenu("Copy", [MenuEntry("Name") { print("Name") }, MenuEntry("Link") { print("Link") }]),
///     .divider,
///     MenuEntry("Delete", role: .destructive) { print("Delete") },
/// ]
/// ```
public struct MenuEntry {
    let item: MenuItem
    let handler: Handler<Void>
    let entries: [MenuEntry]
    private let place: HandlerPlace?

    /// An entry whose handler runs at once.
    public init(
        _ title: String, symbol: Symbol? = nil, role: Button.Role = .normal, isEnabled: Bool = true,
        file: StaticString = #fileID, line: Int = #line, action: @escaping () -> Void
    ) {
        self.init(
            MenuItem(title: title, symbol: symbol, role: role, isEnabled: isEnabled), .synchronous(action), at: HandlerPlace(file, line))
    }

    /// An entry whose handler may wait.
    ///
    /// - Note: "sending 'viewModel' risks causing data races" means that the target of the screen lacks the setting
    ///   `NonisolatedNonsendingByDefault`. The article "Isolation" of `BelvedereCore` shows it.
    public init(
        _ title: String, symbol: Symbol? = nil, role: Button.Role = .normal, isEnabled: Bool = true,
        file: StaticString = #fileID, line: Int = #line, action: @escaping Action
    ) {
        self.init(
            MenuItem(title: title, symbol: symbol, role: role, isEnabled: isEnabled), .asynchronous(action), at: HandlerPlace(file, line))
    }

    private init(_ item: MenuItem, _ handler: Handler<Void> = .none, _ entries: [MenuEntry] = [], at place: HandlerPlace? = nil) {
        self.item = item
        self.handler = handler
        self.entries = entries
        self.place = place
    }

    /// A line between the entries before it and those behind it.
    public static var divider: MenuEntry { MenuEntry(MenuItem(title: "", isDivider: true)) }

    /// An entry that opens a short menu of its own.
    ///
    /// - Complexity: O(*n*) in the number of entries.
    public static func submenu(_ title: String, symbol: Symbol? = nil, _ entries: [MenuEntry]) -> MenuEntry {
        MenuEntry(MenuItem(title: title, symbol: symbol, items: entries.map(\.item)), .none, entries)
    }

    /// Whether two menus look the same. What their handlers do, nobody can compare.
    static func lookAlike(_ one: [MenuEntry], _ other: [MenuEntry]) -> Bool { one.map(\.item) == other.map(\.item) }

    /// The entries of a menu in the order in which they are numbered: each before those in its own menu. What is in a menu that is
    /// disabled is disabled.
    static func numbered(_ entries: [MenuEntry]) -> [MenuEntry] { entries.flatMap { [$0] + numbered($0.entries) } }

    /// Whether a person can choose the entry with a number.
    static func offers(_ number: Int, of entries: [MenuEntry]) -> Bool {
        let all = numbered(entries)
        return all.indices.contains(number) && all[number].item.isEnabled && all[number].handler.isSet
    }

    /// Where the entry with a number was given its handler.
    static func place(of number: Int, in entries: [MenuEntry]) -> HandlerPlace? {
        offers(number, of: entries) ? numbered(entries)[number].place : nil
    }

    /// Does what the entry with a number says.
    static func choose(_ number: Int, of entries: [MenuEntry], for view: View) {
        if offers(number, of: entries) { numbered(entries)[number].handler.call(for: view) }
    }
}
