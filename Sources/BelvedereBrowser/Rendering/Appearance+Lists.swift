internal import Belvedere

extension Appearance {
    /// What separates the entries of a list in an attribute: the unit separator of ASCII, which no title has.
    private static let separator = "\u{1F}"

    /// An index to jump by and the rows. Only a part of the rows is there; the client leaves room for the others.
    static let list = Appearance(
        skeleton: { view in
            Element(.div, ElementIdentifier(view), [(.class, "list"), (.behaviour, "list")], [
                Element(.ul, ElementIdentifier(view, part: 1), [(.class, "rows"), (.role, "list")]),
            ])
        },
        slot: Slot(part: 1),
        control: 1,
        naming: { view, name, lookup in
            [.attribute(ElementIdentifier(view, part: 1), .ariaLabel, (name ?? lookup(.title)?.text).map { .text($0) })]
        },
        decorate: decorateRows,
        effects: { view, property, value, lookup in
            property == .title
                ? [.attribute(ElementIdentifier(view, part: 1), .ariaLabel, (lookup(.accessibilityName) ?? value)?.text.map { .text($0) })]
                : rowEffects(view, property, value)
        }
    )

    static let collectionRow = Appearance(
        skeleton: { view in
            Element(.section, ElementIdentifier(view), [(.class, "collection"), (.behaviour, "list")], [
                Element(.h2, ElementIdentifier(view, part: 2)),
                Element(.ul, ElementIdentifier(view, part: 1), [(.class, "rows across"), (.role, "list")])
                    .referring(.ariaLabelledBy, to: ElementIdentifier(view, part: 2)),
            ])
        },
        slot: Slot(part: 1),
        control: 1,
        naming: { view, name, _ in rename(ElementIdentifier(view, part: 1), name, insteadOf: ElementIdentifier(view, part: 2)) },
        decorate: decorateRows,
        effects: { view, property, value, _ in
            property == .title
                ? [.text(ElementIdentifier(view, part: 2), value?.text ?? "")]
                : rowEffects(view, property, value)
        }
    )

    /// A carousel as in the ARIA practices. The client adds the steps and dots, and what it is called.
    static let pager = Appearance(
        skeleton: { view in
            Element(.section, ElementIdentifier(view), [
                (.class, "pager"), (.behaviour, "list"),
            ], [
                Element(.h2, ElementIdentifier(view, part: 2)),
                Element(.ul, ElementIdentifier(view, part: 1), [(.class, "rows pages"), (.role, "list")])
                    .referring(.ariaLabelledBy, to: ElementIdentifier(view, part: 2)),
                Element(.div, ElementIdentifier(view, part: 3), [(.class, "dots")]),
            ]).referring(.ariaLabelledBy, to: ElementIdentifier(view, part: 2))
        },
        slot: Slot(part: 1),
        control: 1,
        naming: { view, name, _ in rename(ElementIdentifier(view, part: 1), name, insteadOf: ElementIdentifier(view, part: 2)) },
        decorate: decorateRows,
        effects: { view, property, value, _ in
            switch property {
            case .title: [.text(ElementIdentifier(view, part: 2), value?.text ?? "")]
            case .selection: [.attribute(ElementIdentifier(view), .page, value?.integer.map { .text(String($0)) })]
            default: rowEffects(view, property, value)
            }
        }
    )

    /// A row: what it shows. The heading before it, its actions and how it is operated come from its list.
    static let row = Appearance(
        skeleton: { view in
            Element(.li, ElementIdentifier(view), [(.class, "row")], [
                Element(.div, ElementIdentifier(view, part: 1), [(.class, "cell")]),
            ])
        },
        slot: Slot(part: 1),
        control: 1,
        effects: { view, property, value, _ in
            guard property == .isOn else { return [] }
            return [.attribute(ElementIdentifier(view), .ariaCurrent, value == .flag(true) ? .text("true") : nil)]
        }
    )

    /// What concerns all rows stands at their list, for the client to do to each row.
    private static func rowEffects(_ view: ViewIdentifier, _ property: Property, _ value: PropertyValue?) -> [Effect] {
        let own = ElementIdentifier(view)
        switch property {
        case .count: return [.attribute(own, .count, value?.integer.map { .text(String($0)) })]
        case .start: return [.attribute(own, .start, value?.integer.map { .text(String($0)) })]
        case .isActivatable: return [.flag(own, .activatable, value == .flag(true))]
        case .actions: return [.attribute(own, .actions, value?.texts.map { .text($0.joined(separator: separator)) })]
        case .actionRoles: return [.attribute(own, .roles, value?.texts.map { .text($0.joined(separator: " ")) })]
        case .sections:
            let entries = value?.entries?.map { "\($0.number) \($0.title)" }
            return [.attribute(own, .sections, entries.map { .text($0.joined(separator: separator)) })]
        default: return []
        }
    }

    /// The headings of sections in a page that is rendered whole, for whoever reads it without a script.
    @Sendable
    private static func decorateRows(_ rows: inout [Element], _ node: ViewNode) {
        let sections = node[.sections]?.entries ?? []
        if sections.isEmpty { return }
        let start = node[.start]?.integer ?? 0
        let titles = Dictionary(sections.map { ($0.number, $0.title) }) { first, _ in first }
        for index in rows.indices {
            guard let title = titles[start + index] else { continue }
            rows[index].content.insert(.element(Element(.h2, nil, [(.class, "section")], text: title)), at: 0)
        }
    }
}
