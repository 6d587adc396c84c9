/// A button that opens a menu.
///
/// ```swift
/// let more = Menu("More", [
///     MenuEntry("Rename") { print("Rename") },
///     .divider,
///     MenuEntry("Delete", role: .destructive) { print("Delete") },
/// ])
/// ```
public final class Menu: View {
    /// What stands on the button.
    public var title: String { didSet { if title != oldValue { propertyChanged(Menu.title) } } }
    /// What the menu offers.
    public var entries: [MenuEntry] { didSet { if !MenuEntry.lookAlike(entries, oldValue) { propertyChanged(Menu.items) } } }

    /// A button that opens a menu.
    ///
    /// - Parameters:
    ///   - title: what stands on the button.
    ///   - entries: what the menu offers.
    /// - Complexity: O(1). The entries are not copied.
    public init(_ title: String, _ entries: [MenuEntry]) {
        self.title = title
        self.entries = entries
        super.init()
    }

    // MARK: What hosts know of it

    /// `title`, as hosts are told it.
    @_spi(Hosting) nonisolated public static let title = ViewProperty<Menu, String>(0, "title", default: "") { $0.title }
    /// `entries`, as hosts are told them.
    @_spi(Hosting) nonisolated public static let items = ViewProperty<Menu, [MenuItem]>(1, "menu", default: []) { $0.entries.map(\.item) }

    @_spi(Hosting) public override var kind: ViewKind { .menu }

    @_spi(Hosting) public override func offers(_ event: Event) -> Bool {
        if case .choose(let number) = event { MenuEntry.offers(number, of: entries) } else { false }
    }

    @_spi(Hosting) public override func deliver(_ event: Event) {
        if case .choose(let number) = event { MenuEntry.choose(number, of: entries, for: self) }
    }

    override func handlerPlace(for event: Event) -> HandlerPlace? {
        if case .choose(let number) = event { MenuEntry.place(of: number, in: entries) } else { nil }
    }

    @_spi(Hosting) public override func releaseHandlers() { entries = [] }
}

nonisolated extension ViewKind {
    /// A button that opens a menu.
    public static let menu = ViewKind(
        "menu", role: .button, properties: [Menu.title, Menu.items], names: [Menu.title], events: [.choose, .fail]
    )
}
