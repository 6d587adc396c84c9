@_spi(Hosting) internal import Belvedere

extension Markup {
    static let tables = [table, tableRow, tableCell]

    /// The markup of a table: a grid as in the ARIA practices, with headings and rows. The page contains only the rows near the visible
    /// ones.
    private static let table = Markup(
        .table,
        skeleton: { view in
            Element(
                .module, ElementIdentifier(view),
                [
                    (.class, "table"), (.role, "grid"), (.behaviour, "list"), (.module, Asset.modules["table"]?.path ?? ""),
                ],
                [
                    Element(.div, ElementIdentifier(view, part: 2), [(.class, "head"), (.role, "row"), (.ariaRowIndex, "1")]),
                    Element(.div, ElementIdentifier(view, part: 1), [(.class, "rows"), (.role, "rowgroup")]),
                    Element(.link, nil, [(.rel, "stylesheet"), (.href, Asset.styles["table"]?.path ?? "")]),
                ])
        },
        slot: Slot(part: 1),
        naming: { view, name, others in [label(view, name.isEmpty ? others[RowsView.title] : name)] },
        effects: [
            effect(of: RowsView.title) { view, title, others in
                let name = others[View.accessibilityName]
                return [label(view, name.isEmpty ? title : name)]
            },
            effect(of: RowsView.count) { view, count, _ in
                let own = ElementIdentifier(view)
                return [.attribute(own, .count, .text(String(count))), .attribute(own, .ariaRowCount, .text(String(count + 1)))]
            },
            effect(of: RowsView.start, start), effect(of: RowsView.isActivatable, isActivatable),
            effect(of: RowsView.actions, actions), effect(of: RowsView.actionRoles, actionRoles),
            effect(of: RowsView.columns) { view, columns, others in
                let sorting = others[RowsView.sorting]
                let kept = columns.filter { !$0.isHiddenWhenNarrow }
                return [
                    .style(ElementIdentifier(view), .columns, .list(columns.map { width($0.width) })),
                    .style(ElementIdentifier(view), .narrow, kept.count == columns.count ? nil : .list(kept.map { width($0.width) })),
                    .children(
                        ElementIdentifier(view, part: 2),
                        columns.enumerated().map { index, column in
                            heading(column, at: index, sorting)
                        }),
                ]
            },
            // The client script shows the sort order in the headings itself, so that the pressed heading keeps the focus.
            effect(of: RowsView.sorting) { view, sorting, _ in
                [.attribute(ElementIdentifier(view), .order, sorting.map { .text("\($0.column) \(direction($0))") })]
            },
            effect(of: RowsView.density) { view, density, _ in
                [.attribute(ElementIdentifier(view), .density, density == .compact ? .text("compact") : nil)]
            },
            effect(of: RowsView.selectionMode) { view, mode, _ in
                let own = ElementIdentifier(view)
                return [
                    .attribute(own, .selection, mode == .none ? nil : .text("\(mode)")),
                    .attribute(own, .ariaMultiselectable, mode == .multiple ? .text("true") : nil),
                ]
            },
            effect(of: RowsView.reportsCells) { view, reportsCells, _ in [.flag(ElementIdentifier(view), .cells, reportsCells)] },
        ]
    )

    private static func label(_ view: ViewIdentifier, _ name: String) -> Effect {
        .attribute(ElementIdentifier(view), .ariaLabel, .optional(name))
    }

    private static func heading(_ column: TableHeading, at index: Int, _ sorting: TableSorting?) -> Element {
        let look = name(column.alignment, isHiddenWhenNarrow: column.isHiddenWhenNarrow)
        let attributes: [(Attribute, String)] = [(.role, "columnheader"), (.class, look)]
        if !column.isSortable { return Element(.div, nil, attributes, text: column.title) }
        let order = sorting?.column == index ? sorting.map(direction) ?? "none" : "none"
        return Element(
            .div, nil, attributes + [(.ariaSort, order)],
            [
                Element(.button, nil, [(.type, "button"), (.behaviour, "sort"), (.choice, String(index))], text: column.title)
            ])
    }

    /// Returns the width of a column. It includes the space between the text of a cell and the cell's edges. A column with a whole share of
    /// the free space is wide enough for a few letters, and one with half a share for half of them.
    private static func width(_ width: ColumnWidth) -> StyleValue {
        switch width.rule {
        case .fit: .fit
        case .fill(let weight): .share(weight, atLeast: .length(7 * min(1, weight), .rem))
        case .characters(let count): .length(Double(count + 3), .characters)
        }
    }

    private static func direction(_ sorting: TableSorting) -> String { sorting.isDescending ? "descending" : "ascending" }

    private static func name(_ alignment: ColumnAlignment, isHiddenWhenNarrow: Bool) -> String {
        let name =
            switch alignment {
            case .start: "start"
            case .center: "center"
            case .end: "end"
            }
        return isHiddenWhenNarrow ? name + " spare" : name
    }

    private static let tableRow = Markup(
        .tableRow,
        skeleton: { Element(.div, ElementIdentifier($0), [(.role, "row")]) },
        effects: [
            effect(of: ListRow.isSelected) { view, isSelected, _ in
                [.attribute(ElementIdentifier(view), .ariaSelected, .text(isSelected ? "true" : "false"))]
            }
        ]
    )

    /// The markup of a table cell. Its text has an element of its own, before the view or field that the cell may contain. This element
    /// exists even if the text is empty, so that all rows have the same elements.
    private static let tableCell = Markup(
        .tableCell,
        skeleton: { view in
            Element(.div, ElementIdentifier(view), [(.role, "gridcell")], [Element(.span, ElementIdentifier(view, part: 1), text: "")])
        },
        slot: Slot(offset: 1),
        effects: [
            effect(of: TableCell.text) { view, text, _ in [.text(ElementIdentifier(view, part: 1), text)] },
            effect(of: TableCell.isEditable) { view, isEditable, _ in [.flag(ElementIdentifier(view), .editable, isEditable)] },
            effect(of: TableCell.alignment) { view, _, others in [cellClass(view, others)] },
            effect(of: TableCell.isHiddenWhenNarrow) { view, _, others in [cellClass(view, others)] },
        ]
    )

    private static func cellClass(_ view: ViewIdentifier, _ properties: ViewNode) -> Effect {
        let look = name(properties[TableCell.alignment], isHiddenWhenNarrow: properties[TableCell.isHiddenWhenNarrow])
        return .attribute(ElementIdentifier(view), .class, .text(look))
    }
}
