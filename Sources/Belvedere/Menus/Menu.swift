/// The base class of ``Menu`` and ``ContextMenu``: a view with a menu.
///
/// ```swift
/// let more: MenuView = Menu("More", [])
/// more.entries = [MenuEntry("Rename") { print("Rename") }]
/// ```
public class MenuView: ContainerView {
    /// The entries of the menu.
    public final var entries: [MenuEntry] { didSet { if !MenuEntry.lookAlike(entries, oldValue) { propertyChanged(MenuView.items) } } }

    init(_ entries: [MenuEntry], content: [View] = []) {
        self.entries = entries
        super.init(children: content)
    }

    // MARK: For hosts

    /// Declares the property `menu`, which hosts read to show the view: the entries of the menu.
    @_spi(Hosting) nonisolated public static let items = ViewProperty<MenuView, [MenuItem]>(0, "menu", default: []) {
        $0.entries.map(\.item)
    }

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

/// A button that opens a menu.
///
/// ```swift
/// let more = Menu("More", [
///     MenuEntry("Rename") { print("Rename") },
///     .divider,
///     MenuEntry("Delete", role: .destructive) { print("Delete") },
/// ])
/// ```
public final class Menu: MenuView {
    /// The text of the button.
    public var title: String { didSet { if title != oldValue { propertyChanged(Menu.title) } } }

    /// Creates a button that opens a menu.
    ///
    /// - Parameters:
    ///   - title: the text of the button.
    ///   - entries: the entries of the menu.
    /// - Complexity: O(1). The entries are not copied.
    public init(_ title: String, _ entries: [MenuEntry]) {
        self.title = title
        super.init(entries)
    }

    // MARK: For hosts

    /// Declares the property `title`, which hosts read to show the view.
    @_spi(Hosting) nonisolated public static let title = ViewProperty<Menu, String>(1, "title", default: "") { $0.title }

    @_spi(Hosting) public override var kind: ViewKind { .menu }
}

/// A view with a menu that opens at the pointer: with the right mouse button, a long press, or the menu key.
///
/// ```swift
/// let photo = ContextMenu("Photo of Ann", ImageView(.initials("AL")), [MenuEntry("Replace") { print("Replace") }])
/// ```
///
/// Not everybody finds such a menu. Offer its actions in another way too, for instance in a ``Menu``.
public final class ContextMenu: MenuView {
    /// Creates a view with a menu.
    ///
    /// - Parameters:
    ///   - name: the name for assistive technology of the view with the menu.
    ///   - content: the view.
    ///   - entries: the entries of the menu.
    /// - Complexity: O(1). The entries are not copied.
    public init(_ name: String, _ content: View, _ entries: [MenuEntry]) {
        super.init(entries, content: [content])
        accessibilityName = name
    }

    // MARK: For hosts

    @_spi(Hosting) public override var kind: ViewKind { .contextMenu }
}

nonisolated extension ViewKind {
    /// The view kind of `Menu`: a button that opens a menu.
    public static let menu = ViewKind(
        "menu", role: .button, properties: [MenuView.items, Menu.title], names: [Menu.title], events: [.choose, .fail]
    )
    /// The view kind of `ContextMenu`: a view with a menu that opens at the pointer.
    public static let contextMenu = ViewKind("contextMenu", role: .group, properties: [MenuView.items], events: [.choose, .fail])
}
