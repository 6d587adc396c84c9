internal import Belvedere

extension Appearance {
    static let stack = Appearance(
        skeleton: { Element(.div, ElementIdentifier($0), [(.class, "stack vertical plain")]) },
        effects: { view, property, value, lookup in
            switch property {
            case .axis, .style:
                let axis = lookup(.axis)?.text ?? "vertical", style = lookup(.style)?.text ?? "plain"
                return [.attribute(ElementIdentifier(view), .class, .text("stack \(axis) \(style)"))]
            default: return []
            }
        }
    )

    static let label = Appearance(
        skeleton: { Element(.p, ElementIdentifier($0), [(.class, "label body")]) },
        effects: { view, property, value, _ in
            let own = ElementIdentifier(view)
            switch property {
            case .text: return [.text(own, value?.text ?? "")]
            case .style:
                let style = value?.text ?? "body"
                return [
                    .attribute(own, .class, .text("label \(style)")),
                    .attribute(own, .role, style == "headline" ? .text("heading") : style == "error" ? .text("alert") : nil),
                    .attribute(own, .ariaLevel, style == "headline" ? .text("2") : nil),
                ]
            default: return []
            }
        }
    )

    static let button = Appearance(
        skeleton: { Element(.button, ElementIdentifier($0), [(.class, "button normal"), (.type, "button"), (.behaviour, "press")]) },
        isFormControl: true,
        effects: { view, property, value, _ in
            let own = ElementIdentifier(view)
            switch property {
            case .text: return [.text(own, value?.text ?? "")]
            case .style: return [.attribute(own, .class, .text("button \(value?.text ?? "normal")"))]
            default: return []
            }
        }
    )
}
