public import BelvedereCore

/// One entry of a menu: an action, a line between other entries, or a submenu.
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

    /// Creates an entry with a synchronous handler.
    public init(
        _ title: String, symbol: Symbol? = nil, role: Button.Role = .normal, isEnabled: Bool = true,
        file: StaticString = #fileID, line: Int = #line, action: @escaping () -> Void
    ) {
        self.init(
            MenuItem(title: title, symbol: symbol, role: role, isEnabled: isEnabled), .synchronous(action), at: HandlerPlace(file, line))
    }

    /// Creates an entry with an asynchronous handler.
    ///
    /// - Note: If the compiler reports "sending 'viewModel' risks causing data races", the target with your screen lacks the setting
    ///   `NonisolatedNonsendingByDefault`. The article "Isolation" of `BelvedereCore` shows how to add it.
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

    /// A line between the entries before and after it.
    public static var divider: MenuEntry { MenuEntry(MenuItem(title: "", isDivider: true)) }

    /// Returns an entry that opens a submenu.
    ///
    /// - Complexity: O(*n*) in the number of entries.
    public static func submenu(_ title: String, symbol: Symbol? = nil, _ entries: [MenuEntry]) -> MenuEntry {
        MenuEntry(MenuItem(title: title, symbol: symbol, items: entries.map(\.item)), .none, entries)
    }

    /// Returns the same entry with keys that do the same as its choice. Hosts show them beside the title.
    ///
    /// ```swift
    /// let entry = MenuEntry("Rename") { print("Rename") }.shortcut("e", modifiers: [.command, .shift])
    /// ```
    ///
    /// - Parameters:
    ///   - key: the key that a person presses last.
    ///   - modifiers: the keys that a person holds meanwhile.
    /// - Complexity: O(1). The entries of a submenu are not copied.
    public func shortcut(_ key: Shortcut.Key, modifiers: Shortcut.Modifiers = .command) -> MenuEntry {
        var item = item
        item.shortcut = Shortcut(key, modifiers: modifiers)
        return MenuEntry(item, handler, entries, at: place)
    }

    /// Returns whether two menus look the same. The handlers are left out, because closures cannot be compared.
    static func lookAlike(_ one: [MenuEntry], _ other: [MenuEntry]) -> Bool { one.map(\.item) == other.map(\.item) }

    /// Returns the entries of a menu in the order of their numbers: each entry before the entries of its submenu. The entries of a disabled
    /// submenu are disabled too.
    static func numbered(_ entries: [MenuEntry]) -> [MenuEntry] { entries.flatMap { [$0] + numbered($0.entries) } }

    /// Returns whether a person can choose the entry at index `number`, counted over all submenus.
    static func offers(_ number: Int, of entries: [MenuEntry]) -> Bool {
        let all = numbered(entries)
        return all.indices.contains(number) && all[number].item.isEnabled && all[number].handler.isSet
    }

    /// Returns the file and line where the developer passed the handler of the entry at index `number`. The inspector shows it.
    static func place(of number: Int, in entries: [MenuEntry]) -> HandlerPlace? {
        offers(number, of: entries) ? numbered(entries)[number].place : nil
    }

    /// Calls the handler of the entry with a number.
    static func choose(_ number: Int, of entries: [MenuEntry], for view: View) {
        if offers(number, of: entries) { numbered(entries)[number].handler.call(for: view) }
    }
}

/// An entry of a menu in the form that hosts read. Entries are numbered from 0 in reading order, each entry before the entries of its
/// submenu.
@_spi(Hosting)
nonisolated public struct MenuItem: ViewPropertyValue {
    /// The text of the entry.
    public var title: String
    /// A picture beside the text.
    public var symbol: Symbol?
    /// The meaning of the entry.
    public var role = Button.Role.normal
    /// Whether a person can choose the entry.
    public var isEnabled = true
    /// Whether the entry is a line between others.
    public var isDivider = false
    /// The entries of the submenu.
    public var items: [MenuItem] = []
    /// The keys that do the same as the choice of the entry.
    public var shortcut: Shortcut?

    /// Returns all entries of a menu in the order of their numbers.
    public static func numbered(_ items: [MenuItem]) -> [MenuItem] { items.flatMap { [$0] + numbered($0.items) } }

    /// Returns the entries that a person can choose by keys, with their numbers. The entries of a disabled submenu are left out.
    public static func shortcuts(_ items: [MenuItem]) -> [(number: Int, item: MenuItem, shortcut: Shortcut)] {
        var number = -1
        func found(_ items: [MenuItem], isEnabled: Bool) -> [(number: Int, item: MenuItem, shortcut: Shortcut)] {
            items.flatMap { item in
                number += 1
                let isEnabled = isEnabled && item.isEnabled
                if !item.items.isEmpty { return found(item.items, isEnabled: isEnabled) }
                return isEnabled ? item.shortcut.map { [(number, item, $0)] } ?? [] : []
            }
        }
        return found(items, isEnabled: true)
    }
}

@_spi(Hosting)
nonisolated extension ViewKind {
    /// The property with the menu entries of such a view; `nil` if this kind of view has no menu.
    public var menu: (any PropertyDeclaration<[MenuItem]>)? {
        properties.first { $0.key.name == "menu" } as? any PropertyDeclaration<[MenuItem]>
    }
}
