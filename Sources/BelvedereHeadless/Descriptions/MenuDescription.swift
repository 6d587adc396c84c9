@_spi(Hosting) package import Belvedere

/// Describes views with a menu in a transcript: the line of a view lists the items of its menu.
struct MenuDescription: ViewDescription {
    /// Whether the view is only a button that opens the menu, as a `Menu`. A `ContextMenu` shows another view and opens its menu at the
    /// pointer.
    var isButton = false

    func line(of view: MirroredView) -> String {
        isButton ? " of (" + Self.text(view.menuItems) + ")" : ""
    }

    func states(of view: MirroredView, in situation: Situation) -> [String] {
        let items = view.menuItems
        return isButton || items.isEmpty ? [] : ["menu (" + Self.text(items) + ")"]
    }

    func tap(on view: MirroredView) -> Tap {
        if view.kind.events.contains(.activate) { return view[Shape.isPressable] ? .send(.activate) : .nothing }
        return .nothing
    }

    private static func text(_ items: [MenuItem]) -> String {
        items.filter { !$0.isDivider }.map { item in
            TranscriptText.quote(item.title) + (item.items.isEmpty ? "" : " (" + text(item.items) + ")")
                + (item.isEnabled ? "" : " [disabled]")
        }.joined(separator: ", ")
    }
}

extension MirroredView {
    /// The items of the view's menu.
    package var menuItems: [MenuItem] { kind.menu.map { items($0) } ?? [] }

    private func items(_ property: some PropertyDeclaration<[MenuItem]>) -> [MenuItem] { self[property] }
}
