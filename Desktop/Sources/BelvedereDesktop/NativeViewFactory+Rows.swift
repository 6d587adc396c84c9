@_spi(Hosting) internal import Belvedere
internal import CGtk

/// The widgets of lists, tables, collection rows and pagers.
extension NativeViewFactory {
    func rows(_ node: ViewNode) -> ShownView {
        let area = RowsArea(node, self), sections = SectionIndex(self) { [weak area] position in area?.scroll(to: position) }
        let header = part("header", box(spacing: 12, isHorizontal: true))
        gtk_widget_set_visible(header, node.kind == .table ? 1 : 0)
        let headings = TableHeader(header, area) { [weak self] column in self?.send(.sort(column), node.identifier) }
        let view = ShownView(node, box(spacing: 4, [sections.widget, header, area.scroller]), content: area.rows) { [weak self] node in
            sections.show(node[RowsView.sections])
            if node.kind == .table {
                headings.show(node[RowsView.columns], node[RowsView.sorting], isWide: self?.host?.hasRoomForAllColumns == true)
            }
            area.show()
        }
        area.view = view
        view.attachments += [area, sections, headings]
        view.childrenChanged = { [weak area] in area?.show() }
        if node.kind == .table { addSelectingAll(to: view) }
        return view
    }

    private func addSelectingAll(to table: ShownView) {
        let actions = NativeActions("table", of: table.widget)
        let all = actions.add("selectAll") { [weak self, weak table] in
            if let table, table.node[RowsView.selectionMode] == .multiple { self?.send(.selectRow(.all), table.identifier) }
        }
        bind("<Control>a", to: all, in: table.widget)
        table.attachments.append(actions)
    }

    /// A row: a heading above the first of a section, a check box, the content, the actions, and a button that opens it.
    func row(_ node: ViewNode) -> ShownView {
        let heading = part("section", text(style: "heading")), check = part("check", gtk_check_button_new())
        makeHeading(heading, level: 2)
        // The check box only shows a state, because a press anywhere on the row changes it.
        gtk_widget_set_can_target(check, 0)
        gtk_widget_set_focusable(check, 0)
        // The cells of a table are side by side. Other rows have one view, which fills them.
        let content = box(spacing: 12, isHorizontal: node.kind == .tableRow), buttons = box(spacing: 6, isHorizontal: true)
        gtk_widget_set_valign(content, GTK_ALIGN_CENTER)
        gtk_widget_set_hexpand(content, 1)
        let opener = part("opener", gtk_button_new_from_icon_name("go-next-symbolic"))
        belvedere_name(opener, host?.words.open ?? "")
        gtk_widget_set_valign(opener, GTK_ALIGN_CENTER)
        gtk_widget_add_css_class(opener, "flat")
        let trailing = box(spacing: 6, isHorizontal: true, [buttons, opener])
        let line = part("line", box(spacing: 12, isHorizontal: true, [check, content, trailing]))
        gtk_widget_set_vexpand(line, 1)
        let outer = box(spacing: 0, [heading, line])
        // The line fills its row, but rows do not grow when their list has space to spare.
        gtk_widget_set_vexpand(outer, 0)
        let view = ShownView(node, outer, content: content) { node in
            let isChecked = node.kind == .row ? node[ListRow.isChecked] : nil
            gtk_widget_set_visible(check, isChecked == nil ? 0 : 1)
            gtk_check_button_set_active(belvedere_check(check), isChecked == true ? 1 : 0)
            if node[ListRow.isSelected] {
                gtk_widget_set_state_flags(outer, GTK_STATE_FLAG_SELECTED, 0)
            } else {
                gtk_widget_unset_state_flags(outer, GTK_STATE_FLAG_SELECTED)
            }
        }
        let parts = RowParts(row: outer, trailing: trailing, heading: heading, buttons: buttons, opener: opener) { [weak self] event in
            self?.send(event, node.identifier)
        }
        connect(opener, "clicked") { [weak self] in self?.send(.activate, node.identifier) }
        view.attachments.append(parts)
        addPressing(to: view)
        return view
    }

    /// A click on a row selects it in a table, or opens it. The actions do the same for the keyboard and assistive technology.
    private func addPressing(to row: ShownView) {
        let actions = NativeActions("row", of: row.widget)
        let identifier = row.identifier
        let send: (Event) -> Void = { [weak self] event in self?.send(event, identifier) }
        let choices: [(String, RowSelection)] = [("select", .only), ("toggle", .toggle), ("extend", .extend)]
        for (name, choice) in choices { actions.add(name) { send(.selectRow(choice)) } }
        actions.add("activate") { send(.activate) }
        onClick(row.widget) { [weak row] keys in
            guard let row, let list = row.parent?.node else { return }
            if row.kind == .tableRow, list[RowsView.selectionMode] != .none, keys.count == 1 {
                send(.selectRow(keys.hasShift ? .extend : keys.hasControl ? .toggle : .only))
            }
            if list[RowsView.isActivatable], keys.count == (row.kind == .tableRow ? 2 : 1) { send(.activate) }
        }
        row.attachments.append(actions)
    }

    /// A cell: its text, and beside it other views, such as the field in which a person edits it.
    func tableCell(_ node: ViewNode) -> ShownView {
        let title = part("title", text()), content = box(spacing: 4)
        let view = ShownView(node, box(spacing: 6, isHorizontal: true, [title, content]), content: content) { [self] node in
            set(node[TableCell.text], in: title)
            let places: [ColumnAlignment: Float] = [.start: 0, .center: 0.5, .end: 1]
            gtk_label_set_xalign(belvedere_label(title), places[node[TableCell.alignment]] ?? 0)
        }
        gtk_widget_set_hexpand(title, 1)
        // The column decides how wide the cell is.
        gtk_widget_set_hexpand(view.widget, 0)
        view.isAbsent = { [unowned view, weak self] in view.node[TableCell.isHiddenWhenNarrow] && self?.host?.hasRoomForAllColumns != true }
        gtk_widget_set_focusable(view.widget, 1)
        let actions = NativeActions("cell", of: view.widget)
        let edit = actions.add("edit") { [weak self, weak view] in
            if let view, view.node[TableCell.isEditable] { self?.send(.beginEditing(nil), view.identifier) }
        }
        bind("F2", to: edit, in: view.widget)
        onClick(view.widget) { [weak self, weak view] keys in
            if let view, keys.count == 2, view.node[TableCell.isEditable] { self?.send(.beginEditing(nil), view.identifier) }
        }
        view.attachments.append(actions)
        return view
    }

    /// A pager: one page, and buttons to the page before and after it.
    func pager(_ node: ViewNode) -> ShownView {
        let pages = box(spacing: 0), place = part("place", text())
        let previous = part("previous", gtk_button_new_from_icon_name("go-previous-symbolic"))
        let next = part("next", gtk_button_new_from_icon_name("go-next-symbolic"))
        belvedere_name(previous, host?.words.previousPage ?? "")
        belvedere_name(next, host?.words.nextPage ?? "")
        let controls = box(spacing: 12, isHorizontal: true, [previous, place, next])
        let pageInSight = PageInSight { [weak self] range in self?.send(.show(range), node.identifier) }
        pageInSight.widget = pages
        var showPage: () -> Void = {}
        let view = ShownView(node, box(spacing: 6, [pages, controls]), content: pages) { [self] node in
            showPage()
            let (page, count) = (node[RowsView.page], node[RowsView.count])
            set(count == 0 ? "" : "\(page + 1) of \(count)", in: place)
            gtk_widget_set_sensitive(previous, page > 0 ? 1 : 0)
            gtk_widget_set_sensitive(next, page + 1 < count ? 1 : 0)
            pageInSight.range = count == 0 ? 0..<0 : min(page, count - 1)..<min(page, count - 1) + 1
        }
        view.attachments.append(pageInSight)
        for (button, step) in [(previous, -1), (next, 1)] {
            connect(button, "clicked") { [weak self, weak view] in
                if let view { self?.send(.select(view.node[RowsView.page] + step), view.identifier) }
            }
        }
        showPage = { [weak view] in view?.showPage() }
        view.childrenChanged = showPage
        return view
    }
}

/// A part of a view that tells the app the rows in sight, after a frame.
protocol RowsReporting: AnyObject {
    func report()
}

/// The page of a pager that a person sees.
private final class PageInSight: RowsReporting {
    var range = 0..<0
    var widget: NativeView?
    private var reported: Range<Int>?
    private let send: (Range<Int>) -> Void

    init(send: @escaping (Range<Int>) -> Void) {
        self.send = send
    }

    func report() {
        guard range != reported, let widget, gtk_widget_get_mapped(widget) != 0 else { return }
        reported = range
        send(range)
    }
}

extension ShownView {
    /// Shows the row of the current page of a pager, and hides the others.
    func showPage() {
        for (index, row) in children.enumerated() {
            for case let parts as RowParts in row.attachments { parts.show(node, position: node[RowsView.start] + index) }
            row.isAbsent = { [weak self] in self.map { $0.node[RowsView.start] + index != $0.node[RowsView.page] } ?? false }
            row.updateVisibility()
        }
    }
}
