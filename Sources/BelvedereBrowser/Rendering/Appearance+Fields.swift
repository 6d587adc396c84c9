internal import Belvedere

extension Appearance {
    static let textField = field(type: "text", class: "field")
    static let searchField = field(type: "search", class: "field search")

    /// A label, the input and the message below it.
    private static func field(type: String, class name: String) -> Appearance {
        Appearance(
            skeleton: { view in
                let input = Element(.input, ElementIdentifier(view, part: 1), [
                    (.type, type), (.behaviour, "field"), (.autocomplete, "off"), (.dir, "auto"),
                ]).referring(.ariaDescribedBy, to: ElementIdentifier(view, part: 3))
                return Element(.div, ElementIdentifier(view), [(.class, name)], [
                    caption(of: view), input,
                    Element(.p, ElementIdentifier(view, part: 3), [(.class, "message"), (.ariaLive, "polite")]),
                ])
            },
            control: 1,
            isFormControl: true,
            effects: { view, property, value, lookup in
                let input = ElementIdentifier(view, part: 1)
                switch property {
                case .text: return [.value(input, value?.text ?? "", edit: lookup(.edit)?.integer ?? 0)]
                case .edit: return [.attribute(input, .edit, value?.integer.map { .text(String($0)) })]
                case .title:
                    let title = value?.text ?? ""
                    let asPlaceholder = type == "search" && lookup(.placeholder) == nil
                    return [.text(ElementIdentifier(view, part: 2), title)]
                        + (asPlaceholder ? [.attribute(input, .placeholder, value == nil ? nil : .text(title))] : [])
                case .placeholder:
                    let placeholder = value?.text ?? (type == "search" ? lookup(.title)?.text : nil)
                    return [.attribute(input, .placeholder, placeholder.map { .text($0) })]
                case .message:
                    return [
                        .text(ElementIdentifier(view, part: 3), value?.text ?? ""),
                        .attribute(input, .ariaInvalid, value == nil ? nil : .text("true")),
                    ]
                case .events: return [.attribute(input, .events, value == nil ? nil : .text("submit"))]
                case .keyboard: return keyboard(value?.text, for: input, type: type)
                default: return []
                }
            }
        )
    }

    /// The type stays `text` wherever a browser would otherwise change what was typed, as it does to mail addresses.
    private static func keyboard(_ name: String?, for input: ElementIdentifier, type: String) -> [Effect] {
        let modes = ["email": "email", "telephone": "tel", "number": "decimal", "url": "url"]
        let capitals = name.map { $0 == "name" ? "words" : "none" }
        return [
            .attribute(input, .type, .text(name == "password" ? "password" : type)),
            .attribute(input, .inputmode, name.flatMap { modes[$0] }.map { .text($0) }),
            .attribute(input, .autocapitalize, capitals.map { .text($0) }),
        ]
    }

    private static func caption(of view: ViewIdentifier) -> Element {
        Element(.label, ElementIdentifier(view, part: 2)).referring(.for, to: ElementIdentifier(view, part: 1))
    }

    static let toggle = Appearance(
        skeleton: { view in
            Element(.label, ElementIdentifier(view), [(.class, "toggle")], [
                Element(.input, ElementIdentifier(view, part: 1), [
                    (.type, "checkbox"), (.role, "switch"), (.behaviour, "toggle"), (.autocomplete, "off"),
                ]),
                Element(.span, ElementIdentifier(view, part: 2)),
            ])
        },
        control: 1,
        isFormControl: true,
        effects: { view, property, value, _ in
            switch property {
            case .text: [.text(ElementIdentifier(view, part: 2), value?.text ?? "")]
            case .isOn: [.checked(ElementIdentifier(view, part: 1), value == .flag(true))]
            default: []
            }
        }
    )

    static let picker = Appearance(
        skeleton: { view in
            Element(.div, ElementIdentifier(view), [(.class, "field picker")], [
                caption(of: view),
                Element(.select, ElementIdentifier(view, part: 1), [(.behaviour, "picker"), (.autocomplete, "off")]),
            ])
        },
        control: 1,
        isFormControl: true,
        effects: { view, property, value, lookup in
            let select = ElementIdentifier(view, part: 1)
            let chosen = lookup(.selection)?.integer ?? 0
            switch property {
            case .title: return [.text(ElementIdentifier(view, part: 2), value?.text ?? "")]
            case .choices:
                return [.children(select, (value?.texts ?? []).map { Element(.option, text: $0) }), .mark(select, chosen)]
            case .selection: return [.mark(select, chosen)]
            default: return []
            }
        }
    )

    static let fileField = Appearance(
        skeleton: { view in
            Element(.div, ElementIdentifier(view), [(.class, "file")], [
                Element(.input, ElementIdentifier(view, part: 1), [(.type, "file"), (.class, "unseen"), (.behaviour, "file")]),
                Element(.label, ElementIdentifier(view, part: 2), [(.class, "button normal")])
                    .referring(.for, to: ElementIdentifier(view, part: 1)),
            ])
        },
        control: 1,
        isFormControl: true,
        effects: { view, property, value, _ in
            let input = ElementIdentifier(view, part: 1)
            switch property {
            case .text: return [.text(ElementIdentifier(view, part: 2), value?.text ?? "")]
            case .count: return [.attribute(input, .count, value?.integer.map { .text(String($0)) })]
            case .accepts: return [.attribute(input, .accept, value?.texts.map { .text($0.joined(separator: ",")) })]
            default: return []
            }
        }
    )
}
