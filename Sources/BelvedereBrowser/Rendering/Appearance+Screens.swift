internal import Belvedere

extension Appearance {
    static let window = Appearance(skeleton: { Element(.div, ElementIdentifier($0), [(.class, "window")]) })

    /// A screen: back, title, then its bar and its content.
    static let screen = Appearance(
        skeleton: { view in
            Element(.section, ElementIdentifier(view), [(.class, "screen"), (.behaviour, "screen"), (.tabindex, "-1")], [
                Element(.button, ElementIdentifier(view, part: 2), [
                    (.class, "back"), (.type, "button"), (.behaviour, "back"), (.ariaLabelledBy, "t-back"), (.hidden, ""),
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
                    .attribute(ElementIdentifier(view, part: 2), .ariaLabelledBy, .text(isPresented ? "t-close" : "t-back")),
                ]
            default: return []
            }
        }
    )

    static let bar = Appearance(skeleton: { Element(.div, ElementIdentifier($0), [(.class, "bar")]) })
}

extension Appearance {
    static let alert = Appearance(
        skeleton: { view in
            Element(.div, ElementIdentifier(view), [(.class, "alert"), (.role, "alertdialog"), (.ariaModal, "true"), (.tabindex, "-1")], [
                Element(.div, nil, [(.class, "panel")], [
                    Element(.h2, ElementIdentifier(view, part: 1)),
                    Element(.p, ElementIdentifier(view, part: 2)),
                    Element(.div, ElementIdentifier(view, part: 3), [(.class, "buttons")]),
                ]),
            ])
            .referring(.ariaLabelledBy, to: ElementIdentifier(view, part: 1))
            .referring(.ariaDescribedBy, to: ElementIdentifier(view, part: 2))
        },
        slot: Slot(part: 3),
        naming: { view, name, _ in rename(ElementIdentifier(view), name, insteadOf: ElementIdentifier(view, part: 1)) },
        effects: { view, property, value, _ in
            switch property {
            case .text: [.text(ElementIdentifier(view, part: 1), value?.text ?? "")]
            case .detail: [.text(ElementIdentifier(view, part: 2), value?.text ?? "")]
            case .canGoBack: [.flag(ElementIdentifier(view), .escape, value == .flag(true))]
            default: []
            }
        }
    )

    /// A toast is read out by the client when it arrives: a live region that is inserted with its text in it often is not.
    static let toast = Appearance(
        skeleton: { view in
            Element(.div, ElementIdentifier(view), [(.class, "toast"), (.role, "group")], [
                Element(.p, ElementIdentifier(view, part: 1)),
                Element(.button, ElementIdentifier(view, part: 2), [
                    (.class, "dismiss"), (.type, "button"), (.behaviour, "back"), (.ariaLabelledBy, "t-dismiss"),
                ]),
            ]).referring(.ariaLabelledBy, to: ElementIdentifier(view, part: 1))
        },
        slot: Slot(offset: 2),
        naming: { view, name, _ in rename(ElementIdentifier(view), name, insteadOf: ElementIdentifier(view, part: 1)) },
        effects: { view, property, value, _ in
            property == .text ? [.text(ElementIdentifier(view, part: 1), value?.text ?? "")] : []
        }
    )

    static let tabs = Appearance(
        skeleton: { view in
            Element(.div, ElementIdentifier(view), [(.class, "tabs")], [
                Element(.div, ElementIdentifier(view, part: 1), [(.class, "tablist"), (.role, "tablist")]),
            ])
        },
        slot: Slot(offset: 1),
        control: 1,
        decorate: { panels, node in
            for index in panels.indices {
                panels[index].set(.role, to: .text("tabpanel"))
                panels[index].set(.ariaLabelledBy, to: .reference(tab(index, of: node.identifier)))
            }
        },
        effects: { view, property, value, lookup in
            let list = ElementIdentifier(view, part: 1)
            let chosen = lookup(.selection)?.integer ?? 0
            switch property {
            case .choices:
                let titles = value?.texts ?? []
                return [
                    .children(list, titles.enumerated().map { index, title in
                        Element(.button, tab(index, of: view), [
                            (.class, "tab"), (.role, "tab"), (.type, "button"), (.behaviour, "choice"), (.choice, String(index)),
                        ], text: title)
                    }),
                    .mark(list, chosen),
                ]
            case .selection: return [.mark(list, chosen)]
            default: return []
            }
        }
    )

    /// Tabs have names, so that panels can be called after them, but are never the target of an operation.
    private static func tab(_ index: Int, of view: ViewIdentifier) -> ElementIdentifier {
        ElementIdentifier(view, part: UInt8(clamping: 10 + index))
    }
}
