@_spi(Hosting) internal import Belvedere

extension Markup {
    static let layout = [stack, overlay, spacer, divider, grid, section, disclosure]

    private static let stack = Markup(
        .stack,
        skeleton: { Element(.div, ElementIdentifier($0), [(.class, "stack vertical plain")]) },
        naming: nameGroup,
        effects: [
            effect(of: Stack.style) { view, _, others in [stackClass(view, others)] },
            effect(of: Stack.axis) { view, _, others in [stackClass(view, others)] },
            effect(of: Stack.spacing) { view, _, others in [stackClass(view, others)] },
            effect(of: Stack.alignment) { view, _, others in [stackClass(view, others)] },
        ]
    )

    private static func stackClass(_ view: ViewIdentifier, _ properties: ViewNode) -> Effect {
        var words = "stack \(name(properties[Stack.axis])) \(name(properties[Stack.style]))"
        if let spacing = properties[Stack.spacing] { words += " gap-\(name(spacing))" }
        if let alignment = properties[Stack.alignment] { words += " align-\(name(alignment))" }
        return .attribute(ElementIdentifier(view), .class, .text(words))
    }

    /// Gives a view its name. It also sets the role `group`, because assistive technology ignores a name on an element without a role.
    @Sendable
    private static func nameGroup(_ view: ViewIdentifier, _ name: String, _ others: ViewNode) -> [Effect] {
        let own = ElementIdentifier(view)
        return [.attribute(own, .role, name.isEmpty ? nil : .text("group")), .attribute(own, .ariaLabel, .optional(name))]
    }

    /// The markup of an overlay. The style sheet puts its last four elements over the corners.
    private static let overlay = Markup(
        .overlay,
        skeleton: { view in
            let sheet = Element(.link, nil, [(.rel, "stylesheet"), (.href, Asset.styles["overlay"]?.path ?? "")])
            return Element(.div, ElementIdentifier(view), [(.class, "overlay")], [sheet])
        },
        naming: nameGroup
    )

    private static let spacer = Markup(.spacer, skeleton: { Element(.div, ElementIdentifier($0), [(.class, "spacer")]) })

    private static let divider = Markup(
        .divider, skeleton: { Element(.hr, ElementIdentifier($0), [(.class, "divider"), (.ariaHidden, "true")]) }
    )

    private static let grid = Markup(
        .grid,
        skeleton: { Element(.div, ElementIdentifier($0), [(.class, "grid")]) },
        naming: nameGroup,
        effects: [
            effect(of: Grid.columns) { view, columns, others in [columnsOfGrid(view, columns, others[Grid.leastWidth])] },
            effect(of: Grid.leastWidth) { view, width, others in [columnsOfGrid(view, others[Grid.columns], width)] },
            effect(of: Grid.spacing) { view, spacing, _ in
                [.attribute(ElementIdentifier(view), .class, .text(spacing.map { "grid gap-\(name($0))" } ?? "grid"))]
            },
        ]
    )

    private static func columnsOfGrid(_ view: ViewIdentifier, _ columns: [ColumnWidth], _ width: Int) -> Effect {
        let own = ElementIdentifier(view)
        if width > 0 { return .style(own, .columns, .asManyAsFit(atLeast: .length(Double(width), .characters))) }
        return .style(own, .columns, columns.isEmpty ? nil : .list(columns.map(StyleValue.init)))
    }

    /// The markup of a section. Its heading is also its name for assistive technology.
    private static let section = Markup(
        .section,
        skeleton: { view in
            Element(
                .section, ElementIdentifier(view), [(.class, "part")],
                [
                    Element(.h2, ElementIdentifier(view, part: 1))
                ]
            ).referring(.ariaLabelledBy, to: ElementIdentifier(view, part: 1))
        },
        slot: Slot(offset: 1),
        naming: { view, name, _ in rename(ElementIdentifier(view), name, insteadOf: ElementIdentifier(view, part: 1)) },
        effects: [effect(of: Section.heading) { view, heading, _ in [.text(ElementIdentifier(view, part: 1), heading)] }]
    )

    private static let disclosure = Markup(
        .disclosure,
        skeleton: { view in
            Element(
                .details, ElementIdentifier(view), [(.class, "disclosure")],
                [
                    Element(.summary, ElementIdentifier(view, part: 1), [(.behaviour, "disclosure")])
                ])
        },
        slot: Slot(offset: 1),
        control: 1,
        effects: [
            effect(of: Disclosure.title) { view, title, _ in [.text(ElementIdentifier(view, part: 1), title)] },
            effect(of: Disclosure.isExpanded) { view, isExpanded, _ in [.flag(ElementIdentifier(view), .open, isExpanded)] },
        ]
    )
}

extension StyleValue {
    /// Makes the CSS value for the width of a column of a grid.
    init(_ width: ColumnWidth) {
        self =
            switch width.rule {
            case .fit: .fit
            case .fill(let weight): .share(weight)
            case .characters(let count): .length(Double(count), .characters)
            }
    }
}
