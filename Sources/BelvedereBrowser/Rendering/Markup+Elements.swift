@_spi(Hosting) internal import Belvedere

extension Markup {
    /// The markup of every kind of custom element: a box with the element's fallback text. A script of the kit creates the custom element
    /// in this box.
    static let element = Markup(
        ViewKind("element", role: .group),
        skeleton: { view in
            let description = ElementIdentifier(view, part: 1)
            return Element(
                .module, ElementIdentifier(view),
                [
                    (.class, "element"), (.role, "group"), (.module, Asset.modules["element"]?.path ?? ""),
                ], [Element(.p, description, [(.class, "label detail")])]
            ).referring(.ariaDescribedBy, to: description)
        },
        effects: [
            effect(of: ElementView.element) { view, element, _ in
                let own = ElementIdentifier(view)
                let role =
                    switch element?.role {
                    case .image: "img"
                    case .button: "button"
                    case .group, nil: "group"
                    }
                return [
                    .attribute(own, .role, .text(role)),
                    .attribute(own, .source, element.map { .text(Asset($0.module).path) }),
                    .attribute(own, .tag, element.map { .text($0.name) }),
                ]
            },
            effect(of: ElementView.fallback) { view, fallback, _ in [.text(ElementIdentifier(view, part: 1), fallback)] },
            effect(of: ElementView.events) { view, events, _ in
                [.attribute(ElementIdentifier(view), .events, .optional(events.joined(separator: " ")))]
            },
        ]
            + ElementView.slots.enumerated().map { number, slot in
                effect(of: slot) { view, assignment, _ in
                    [.attribute(ElementIdentifier(view), .property(number), assignment.map { .text("\($0.name) \($0.value.json)") })]
                }
            }
    )
}
