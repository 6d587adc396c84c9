@_spi(Hosting) internal import Belvedere

extension Markup {
    static let lists = [list, collectionRow, pager, row]

    /// The character between the entries of a list in one attribute: the unit separator of ASCII, which titles do not contain.
    private static let separator = "\u{1F}"

    /// The markup of a list: an index with which a person jumps to a section, and the rows. The page contains only the rows near the
    /// visible ones. The client script leaves empty room for the others.
    private static let list = Markup(
        .list,
        skeleton: { view in
            Element(
                .div, ElementIdentifier(view), [(.class, "list"), (.behaviour, "list")],
                [
                    Element(.ul, ElementIdentifier(view, part: 1), [(.class, "rows"), (.role, "list")])
                ])
        },
        slot: Slot(part: 1),
        control: 1,
        naming: { view, name, others in [label(view, name.isEmpty ? others[RowsView.title] : name)] },
        decorate: decorateRows,
        effects: rowEffects + [
            effect(of: RowsView.title) { view, title, others in
                let name = others[View.accessibilityName]
                return [label(view, name.isEmpty ? title : name)]
            }
        ]
    )

    private static func label(_ view: ViewIdentifier, _ name: String) -> Effect {
        .attribute(ElementIdentifier(view, part: 1), .ariaLabel, .optional(name))
    }

    private static let collectionRow = Markup(
        .collectionRow,
        skeleton: { view in
            Element(
                .section, ElementIdentifier(view), [(.class, "collection"), (.behaviour, "list")],
                [
                    Element(.h2, ElementIdentifier(view, part: 2)),
                    Element(.ul, ElementIdentifier(view, part: 1), [(.class, "rows across"), (.role, "list")])
                        .referring(.ariaLabelledBy, to: ElementIdentifier(view, part: 2)),
                ])
        },
        slot: Slot(part: 1),
        control: 1,
        naming: renameRows,
        decorate: decorateRows,
        effects: rowEffects + [heading]
    )

    /// The markup of a pager: a carousel as in the ARIA practices. The client script adds the buttons, the dots and the accessible name.
    private static let pager = Markup(
        .pager,
        skeleton: { view in
            Element(
                .module, ElementIdentifier(view),
                [
                    (.class, "pager"), (.role, "region"), (.behaviour, "list"), (.module, Asset.modules["pager"]?.path ?? ""),
                ],
                [
                    Element(.h2, ElementIdentifier(view, part: 2)),
                    Element(.ul, ElementIdentifier(view, part: 1), [(.class, "rows pages"), (.role, "list")])
                        .referring(.ariaLabelledBy, to: ElementIdentifier(view, part: 2)),
                    Element(.div, ElementIdentifier(view, part: 3), [(.class, "dots")]),
                    Element(.link, nil, [(.rel, "stylesheet"), (.href, Asset.styles["pager"]?.path ?? "")]),
                ]
            ).referring(.ariaLabelledBy, to: ElementIdentifier(view, part: 2))
        },
        slot: Slot(part: 1),
        control: 1,
        naming: renameRows,
        decorate: decorateRows,
        effects: rowEffects + [
            heading,
            effect(of: RowsView.page) { view, page, _ in
                [.attribute(ElementIdentifier(view), .page, page == 0 ? nil : .text(String(page)))]
            },
        ]
    )

    private static let heading = effect(of: RowsView.title) { view, title, _ in [.text(ElementIdentifier(view, part: 2), title)] }

    @Sendable
    private static func renameRows(_ view: ViewIdentifier, _ name: String, _ others: ViewNode) -> [Effect] {
        rename(ElementIdentifier(view, part: 1), name, insteadOf: ElementIdentifier(view, part: 2))
    }

    /// The markup of a row and its content. The list adds the section heading before it, its actions, and its reaction to a press.
    private static let row = Markup(
        .row,
        skeleton: { view in
            Element(
                .li, ElementIdentifier(view), [(.class, "row")],
                [
                    Element(.div, ElementIdentifier(view, part: 1), [(.class, "cell")])
                ])
        },
        slot: Slot(part: 1),
        control: 1,
        effects: [
            effect(of: ListRow.isSelected) { view, isSelected, _ in
                [.attribute(ElementIdentifier(view, part: 1), .ariaCurrent, isSelected ? .text("true") : nil)]
            },
            // The client script gives a row that can be pressed the role of a button, and leaves the role of a checkbox as it is.
            effect(of: ListRow.isChecked) { view, isChecked, _ in
                let cell = ElementIdentifier(view, part: 1)
                return [
                    .attribute(cell, .ariaChecked, isChecked.map { .text($0 ? "true" : "false") }),
                    .attribute(cell, .role, isChecked == nil ? nil : .text("checkbox")),
                ]
            },
        ]
    )

    /// The effects of properties that concern all rows. They become attributes of the list, and the client script applies them to each row.
    private static let rowEffects = [
        effect(of: RowsView.count) { view, count, _ in [.attribute(ElementIdentifier(view), .count, .text(String(count)))] },
        effect(of: RowsView.start, start), effect(of: RowsView.isActivatable, isActivatable),
        effect(of: RowsView.actions, actions), effect(of: RowsView.actionRoles, actionRoles),
        effect(of: RowsView.sections) { view, sections, _ in
            let entries = sections.map { "\($0.start) \($0.title)" }
            return [.attribute(ElementIdentifier(view), .sections, .optional(entries.joined(separator: separator)))]
        },
    ]

    @Sendable
    static func start(_ view: ViewIdentifier, _ start: Int, _ others: ViewNode) -> [Effect] {
        [.attribute(ElementIdentifier(view), .start, start == 0 ? nil : .text(String(start)))]
    }

    @Sendable
    static func isActivatable(_ view: ViewIdentifier, _ isActivatable: Bool, _ others: ViewNode) -> [Effect] {
        [.flag(ElementIdentifier(view), .activatable, isActivatable)]
    }

    @Sendable
    static func actions(_ view: ViewIdentifier, _ actions: [String], _ others: ViewNode) -> [Effect] {
        [.attribute(ElementIdentifier(view), .actions, .optional(actions.joined(separator: separator)))]
    }

    @Sendable
    static func actionRoles(_ view: ViewIdentifier, _ roles: [Button.Role], _ others: ViewNode) -> [Effect] {
        [.attribute(ElementIdentifier(view), .roles, .optional(roles.map(name).joined(separator: " ")))]
    }

    /// Adds the headings of sections to the rows of a list, for browsers without scripts. In other browsers the client script adds them.
    @Sendable
    private static func decorateRows(_ rows: inout [Element], _ node: ViewNode) {
        let sections = node[RowsView.sections]
        if sections.isEmpty { return }
        let start = node[RowsView.start]
        let titles = Dictionary(sections.map { ($0.start, $0.title) }) { first, _ in first }
        for index in rows.indices {
            guard let title = titles[start + index] else { continue }
            rows[index].content.insert(.element(Element(.h2, nil, [(.class, "section")], text: title)), at: 0)
        }
    }
}
