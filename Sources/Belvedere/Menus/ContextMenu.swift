/// Something with a menu that opens at the pointer: by the right button, a long press, or the menu key.
///
/// ```swift
/// let photo = ContextMenu("Photo of Ann", ImageView(.initials("AL")), [MenuEntry("Replace") { print("Replace") }])
/// ```
///
/// Not everybody finds such a menu. What it offers should be there in another way as well, a ``Menu`` for instance.
public final class ContextMenu: ContainerView {
    /// What the menu offers.
    public var entries: [MenuEntry] { didSet { if !MenuEntry.lookAlike(entries, oldValue) { propertyChanged(ContextMenu.items) } } }

    /// A view with a menu.
    ///
    /// - Parameters:
    ///   - name: what assistive technology calls the thing that has the menu.
    ///   - content: the thing.
    ///   - entries: what the menu offers.
    /// - Complexity: O(1). The entries are not copied.
    public init(_ name: String, _ content: View, _ entries: [MenuEntry]) {
        self.entries = entries
        super.init(children: [content])
        accessibilityName = name
    }

    // MARK: What hosts know of it

    /// `entries`, as hosts are told them.
    @_spi(Hosting) nonisolated public static let items = ViewProperty<ContextMenu, [MenuItem]>(0, "menu", default: []) {
        $0.entries.map(\.item)
    }

    @_spi(Hosting) public override var kind: ViewKind { .contextMenu }

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
    /// Something with a menu at the pointer.
    public static let contextMenu = ViewKind(
        "contextMenu", role: .group, properties: [ContextMenu.items], events: [.choose, .fail]
    )
}
