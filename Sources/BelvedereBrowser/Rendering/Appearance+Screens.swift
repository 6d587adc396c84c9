internal import Belvedere

extension Appearance {
    static let window = Appearance(skeleton: { Element(.div, ElementIdentifier($0), [(.class, "window")]) })

    /// A screen: back, title, then its bar and its content.
    static let screen = Appearance(
        skeleton: { view in
            Element(.section, ElementIdentifier(view), [(.class, "screen"), (.behaviour, "screen"), (.tabindex, "-1")], [
                Element(.button, ElementIdentifier(view, part: 2), [
                    (.class, "back"), (.type, "button"), (.behaviour, "back"), (.ariaLabel, "Back"), (.hidden, ""),
                ]),
                Element(.h1, ElementIdentifier(view, part: 1), [(.tabindex, "-1")]),
            ]).referring(.ariaLabelledBy, to: ElementIdentifier(view, part: 1))
        },
        slot: Slot(part: 0, offset: 2),
        effects: { view, property, value, _ in
            let own = ElementIdentifier(view)
            switch property {
            case .title: return [.text(ElementIdentifier(view, part: 1), value?.text ?? "")]
            case .canGoBack: return [.flag(ElementIdentifier(view, part: 2), .hidden, value != .flag(true))]
            case .isCovered: return [.flag(own, .inert, value == .flag(true))]
            case .hasUnsavedChanges: return [.flag(own, .unsaved, value == .flag(true))]
            case .presentation:
                let isPresented = value?.text == Presentation.presented.rawValue
                return [
                    .attribute(own, .class, .text(isPresented ? "screen presented" : "screen")),
                    .attribute(own, .role, isPresented ? .text("dialog") : nil),
                    .attribute(own, .ariaModal, isPresented ? .text("true") : nil),
                    .attribute(ElementIdentifier(view, part: 2), .ariaLabel, .text(isPresented ? "Close" : "Back")),
                ]
            default: return []
            }
        }
    )

    static let bar = Appearance(skeleton: { Element(.div, ElementIdentifier($0), [(.class, "bar")]) })
}
