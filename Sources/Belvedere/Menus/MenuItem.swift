public import BelvedereCore

/// An entry of a menu, as hosts are told it. Entries are numbered from 0 in reading order, each before those in its own menu.
@_spi(Hosting)
nonisolated public struct MenuItem: ViewPropertyValue {
    /// What stands on the entry.
    public var title: String
    /// A picture beside it.
    public var symbol: Symbol?
    /// What choosing it means.
    public var role = Button.Role.normal
    /// Whether it can be chosen.
    public var isEnabled = true
    /// Whether it is a line between others.
    public var isDivider = false
    /// The entries of its own menu.
    public var items: [MenuItem] = []

    /// All entries of a menu in the order of their numbers.
    public static func numbered(_ items: [MenuItem]) -> [MenuItem] { items.flatMap { [$0] + numbered($0.items) } }
}

@_spi(Hosting)
nonisolated extension ViewKind {
    /// The property that holds the entries of the menu of such a view, if it can have one.
    public var menu: (any PropertyDeclaration<[MenuItem]>)? {
        properties.first { $0.key.name == "menu" } as? any PropertyDeclaration<[MenuItem]>
    }
}
