#if canImport(UIKit)
@_spi(Hosting) internal import Belvedere
internal import UIKit

/// The views of lists and tables.
extension ViewFactory {
    /// A list or a table: a table of UIKit with all rows, of which the app has made those near the visible ones.
    func list(_ node: ViewNode) -> HostedView {
        let table = RowsTable()
        let view = HostedView(node, table)
        view.ownName = { $0[RowsView.title] }
        // The height of a row follows its content, also while the row is on screen.
        table.selfSizingInvalidation = .enabledIncludingConstraints
        let rows = HostRows(view, table, host)
        view.childrenChanged = { [weak rows] in rows?.hasNewRows = true }
        view.changesEnded = { [weak rows] in rows?.update() }
        view.attachments.append(rows)
        NSLayoutConstraint.activate([table.heightAnchor.constraint(greaterThanOrEqualToConstant: 5 * 44)])
        // In a screen with a table, the table gets the space that is left.
        table.setContentHuggingPriority(UILayoutPriority(1), for: .vertical)
        return view
    }

    /// The content of a row. The cells of a table stand side by side.
    func row(_ node: ViewNode) -> HostedView {
        let content = column()
        if node.kind == .tableRow { (content.axis, content.distribution) = (.horizontal, .fillEqually) }
        return HostedView(node, content, content: content)
    }

    /// A cell of a table: its text, and below it other views, such as the field in which a person edits it. A text that a person can edit
    /// is a button.
    func tableCell(_ node: ViewNode) -> HostedView {
        let title = text("title"), edit = part("edit", UIButton(configuration: .plain())), content = column()
        let cell = TouchedColumn(arrangedSubviews: [title, edit, content])
        cell.axis = .vertical
        cell.spacing = content.spacing
        let view = HostedView(node, cell, content: content) { node in
            let isEditable = node[TableCell.isEditable]
            title.text = node[TableCell.text]
            edit.configuration?.title = node[TableCell.text]
            title.isHidden = isEditable || node[TableCell.text].isEmpty
            edit.isHidden = !isEditable
            let alignments: [ColumnAlignment: NSTextAlignment] = [.center: .center, .end: .right]
            title.textAlignment = alignments[node[TableCell.alignment]] ?? .natural
        }
        edit.addAction(
            UIAction { [unowned self] _ in
                host.endEditing()
                send(.beginEditing(nil), node)
            }, for: .primaryActionTriggered)
        cell.touched = { [unowned self, unowned view] in
            guard let row = view.parent, row.parent?.node[RowsView.reportsCells] == true,
                let column = row.children.firstIndex(where: { $0 === view })
            else { return }
            send(.select(column), row.node)
        }
        view.isAbsent = { [weak view] in
            $0[TableCell.isHiddenWhenNarrow] && (view?.parent?.parent?.view as? RowsTable)?.isNarrow == true
        }
        return view
    }
}

/// The content of a cell of a table, which hears that a person has touched it. A touch that scrolls ends without it.
final class TouchedColumn: UIStackView {
    var touched: () -> Void = {}

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        touched()
        super.touchesEnded(touches, with: event)
    }
}

/// A table that knows how a person touches it, because the delegate of UIKit hears only which row it was.
final class RowsTable: UITableView {
    /// The keys of a hardware keyboard that were down at the last touch.
    private(set) var keys: UIKeyModifierFlags = []
    /// Whether the last touch was a click with a pointer, such as that of a mouse.
    private(set) var isPointer = false
    /// Whether some columns are left out, for want of room. The browser host leaves them out at the same width.
    private(set) var isNarrow = false
    var widthChanged: () -> Void = {}

    override func layoutSubviews() {
        super.layoutSubviews()
        let isNarrow = bounds.size.width < 576
        if isNarrow == self.isNarrow { return }
        self.isNarrow = isNarrow
        widthChanged()
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        keys = event?.modifierFlags ?? []
        isPointer = touches.first?.type == .indirectPointer
        super.touchesBegan(touches, with: event)
    }
}
#endif
