@_spi(Hosting) internal import Belvedere

extension Markup {
    static let screens = [window, tools, screen, splitView, bar, alert, toast, tabs]

    private static let window = Markup(.window, skeleton: { Element(.div, ElementIdentifier($0), [(.class, "window")]) })

    /// The markup of the tools of an app. A script moves them into the page bar, because the bar is outside of the app's part of the page.
    /// They keep their identifiers, so frames change them there. Only pages with tools load this script and its style sheet.
    private static let tools = Markup(
        .tools,
        skeleton: { view in
            Element(
                .module, ElementIdentifier(view), [(.class, "tools"), (.module, Asset.modules["tools"]?.path ?? "")],
                [
                    Element(.link, nil, [(.rel, "stylesheet"), (.href, Asset.styles["tools"]?.path ?? "")]),
                    Element(.div, ElementIdentifier(view, part: 1), [(.class, "tool-row")]),
                ])
        },
        slot: Slot(part: 1)
    )

    /// The markup of a screen: the back button, the title, then the screen's bar and its content.
    private static let screen = Markup(
        .screen,
        skeleton: { view in
            Element(
                .section, ElementIdentifier(view), [(.class, "screen"), (.behaviour, "screen"), (.tabindex, "-1")],
                [
                    Element(
                        .button, ElementIdentifier(view, part: 2),
                        [
                            (.class, "back"), (.type, "button"), (.behaviour, "back"), (.ariaLabelledBy, "t-back"), (.hidden, ""),
                        ]),
                    Element(.h1, ElementIdentifier(view, part: 1), [(.tabindex, "-1")]),
                ]
            ).referring(.ariaLabelledBy, to: ElementIdentifier(view, part: 1))
        },
        slot: Slot(part: 0, offset: 2),
        effects: [
            effect(of: ScreenView.title) { view, title, _ in [.text(ElementIdentifier(view, part: 1), title)] },
            effect(of: ScreenView.canGoBack) { view, canGoBack, _ in [.flag(ElementIdentifier(view, part: 2), .hidden, !canGoBack)] },
            effect(of: ScreenView.isCovered) { view, isCovered, _ in [.flag(ElementIdentifier(view), .inert, isCovered)] },
            effect(of: ScreenView.hasUnsavedChanges) { view, isUnsaved, _ in [.flag(ElementIdentifier(view), .unsaved, isUnsaved)] },
            effect(of: ScreenView.pane) { view, pane, _ in
                [.attribute(ElementIdentifier(view), .pane, pane == .whole ? nil : .text(pane == .list ? "list" : "detail"))]
            },
            effect(of: ScreenView.presentation) { view, presentation, _ in
                let own = ElementIdentifier(view), isPresented = presentation == .presented
                return [
                    .attribute(own, .class, .text(isPresented ? "screen presented" : "screen")),
                    .attribute(own, .role, isPresented ? .text("dialog") : nil),
                    .attribute(own, .ariaModal, isPresented ? .text("true") : nil),
                    .attribute(ElementIdentifier(view, part: 2), .ariaLabelledBy, .text(isPresented ? "t-close" : "t-back")),
                ]
            },
        ]
    )

    /// The markup of a split view, which shows a list and a detail side by side. The style sheet hides one of them in a narrow window,
    /// because only the browser knows the width.
    private static let splitView = Markup(
        .splitView,
        skeleton: { view in
            Element(
                .module, ElementIdentifier(view), [(.class, "split"), (.module, Asset.modules["split"]?.path ?? "")],
                [
                    Element(.link, nil, [(.rel, "stylesheet"), (.href, Asset.styles["split"]?.path ?? "")])
                ])
        },
        effects: [
            effect(of: SplitView.aboveListWhenNarrow) { view, _, others in [splitClass(view, others)] },
            effect(of: SplitView.panel) { view, _, others in [splitClass(view, others)] },
        ]
    )

    private static func splitClass(_ view: ViewIdentifier, _ properties: ViewNode) -> Effect {
        let word = properties[SplitView.panel] ? " panel" : properties[SplitView.aboveListWhenNarrow] ? " above" : ""
        return .attribute(ElementIdentifier(view), .class, .text("split\(word)"))
    }

    private static let bar = Markup(.bar, skeleton: { Element(.div, ElementIdentifier($0), [(.class, "bar")]) })

    private static let alert = Markup(
        .alert,
        skeleton: { view in
            Element(
                .div, ElementIdentifier(view), [(.class, "alert"), (.role, "alertdialog"), (.ariaModal, "true"), (.tabindex, "-1")],
                [
                    Element(
                        .div, nil, [(.class, "panel")],
                        [
                            Element(.h2, ElementIdentifier(view, part: 1)),
                            Element(.p, ElementIdentifier(view, part: 2)),
                            Element(.div, ElementIdentifier(view, part: 3), [(.class, "buttons")]),
                        ])
                ]
            )
            .referring(.ariaLabelledBy, to: ElementIdentifier(view, part: 1))
            .referring(.ariaDescribedBy, to: ElementIdentifier(view, part: 2))
        },
        slot: Slot(part: 3),
        naming: { view, name, _ in rename(ElementIdentifier(view), name, insteadOf: ElementIdentifier(view, part: 1)) },
        effects: [
            effect(of: Alert.title) { view, title, _ in [.text(ElementIdentifier(view, part: 1), title)] },
            effect(of: Alert.message) { view, message, _ in [.text(ElementIdentifier(view, part: 2), message)] },
            effect(of: Alert.canLeave) { view, canLeave, _ in [.flag(ElementIdentifier(view), .escape, canLeave)] },
        ]
    )

    /// The markup of a toast, a short message. The client script makes assistive technology read it aloud. An `aria-live` element that is
    /// inserted together with its text is often not read.
    private static let toast = Markup(
        .toast,
        skeleton: { view in
            Element(
                .div, ElementIdentifier(view), [(.class, "toast"), (.role, "group")],
                [
                    Element(.p, ElementIdentifier(view, part: 1)),
                    Element(
                        .button, ElementIdentifier(view, part: 2),
                        [
                            (.class, "dismiss"), (.type, "button"), (.behaviour, "back"), (.ariaLabelledBy, "t-dismiss"),
                        ]),
                ]
            ).referring(.ariaLabelledBy, to: ElementIdentifier(view, part: 1))
        },
        slot: Slot(offset: 2),
        naming: { view, name, _ in rename(ElementIdentifier(view), name, insteadOf: ElementIdentifier(view, part: 1)) },
        effects: [
            effect(of: Toast.text) { view, text, _ in [.text(ElementIdentifier(view, part: 1), text)] },
            effect(of: Toast.isUndo) { view, isUndo, _ in
                [.attribute(ElementIdentifier(view), .ariaKeyShortcuts, isUndo ? .text("Control+Z") : nil)]
            },
        ]
    )

    private static let tabs = Markup(
        .tabs,
        skeleton: { view in
            Element(
                .div, ElementIdentifier(view), [(.class, "tabs")],
                [
                    Element(.div, ElementIdentifier(view, part: 1), [(.class, "tablist"), (.role, "tablist")])
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
        effects: [
            effect(of: Tabs.titles) { view, titles, others in
                let list = ElementIdentifier(view, part: 1)
                return [
                    .children(
                        list,
                        titles.enumerated().map { index, title in
                            Element(
                                .button, tab(index, of: view),
                                [
                                    (.class, "tab"), (.role, "tab"), (.type, "button"), (.behaviour, "choice"), (.choice, String(index)),
                                ], text: title)
                        }),
                    .chosen(list, others[Tabs.selection]),
                ]
            },
            effect(of: Tabs.selection) { view, selection, _ in [.chosen(ElementIdentifier(view, part: 1), selection)] },
        ]
    )

    /// Returns the identifier of a tab. The panel below the tabs refers to it in `aria-labelledby`. No operation of a frame changes a tab
    /// by this identifier.
    private static func tab(_ index: Int, of view: ViewIdentifier) -> ElementIdentifier {
        ElementIdentifier(view, part: UInt8(clamping: 10 + index))
    }
}
