@_spi(Hosting) internal import Belvedere

/// How every kind of view is written in a page.
@_spi(Hosting)
public struct MarkupCatalog: Sendable {
    private var markups: [ViewKind: Markup]

    /// The markup of the kit's own kinds.
    public static let standard = MarkupCatalog(
        markups: Dictionary(
            uniqueKeysWithValues: (Markup.screens + Markup.layout + Markup.basics + Markup.fields + Markup.controls + Markup.lists
                + Markup.tables
                + Markup.menus + Markup.drawings + Markup.code).map { ($0.kind, $0) }))

    /// The same with the markup of further kinds, which takes the place of what there is.
    ///
    /// - Complexity: O(*n*) in the number of kinds of view.
    public func adding(_ others: [Markup]) -> MarkupCatalog {
        var catalog = self
        for markup in others { catalog.markups[markup.kind] = markup }
        return catalog
    }

    /// How a kind is written. All custom elements are written in one way. Another kind without markup of its own is a box with what is in it.
    func markup(of kind: ViewKind) -> Markup {
        markups[kind] ?? (kind.isElement ? .element : Markup(kind, skeleton: { Element(.div, ElementIdentifier($0)) }))
    }

    /// A view with everything in it.
    func element(for node: ViewNode) -> Element {
        let markup = markup(of: node.kind)
        let identifier = node.identifier
        var element = markup.skeleton(identifier)
        if !node.properties.isEmpty {
            let reader = PropertyReader(node)
            for assignment in node.properties {
                for effect in markup.effects(of: assignment, for: identifier, reader) { effect.apply(to: &element) }
            }
        }
        if node.children.isEmpty { return element }
        var children = node.children.map { self.element(for: $0) }
        markup.decorate?(&children, node)
        element.change(ElementIdentifier(identifier, part: markup.slot.part)) { slot in
            slot.content += children.map { .element($0) }
        }
        return element
    }
}
