#if canImport(UIKit)
@_spi(Hosting) internal import Belvedere
internal import BelvedereUIKit
internal import UIKit

/// The data source and delegate of the table of a list or a table of the app.
final class HostRows: NSObject, UITableViewDataSource, UITableViewDelegate {
    /// Whether the app has changed the rows since the table showed them.
    var hasNewRows = true
    private unowned let view: HostedView
    private unowned let host: HostWindow
    private weak var table: RowsTable?
    private var reported: Range<Int>?
    /// The position of the row at the top. It stays while the list is too short for it, as during a search, and holds again afterwards.
    private var top = 0
    /// The rows that the table knows of. They change only in an update of the table, because UIKit may ask for them before it.
    private var shown = ShownRows.none
    private var isLoaded = false
    private let updates = RowUpdates()
    private let header: HostTableHeader

    init(_ view: HostedView, _ table: RowsTable, _ host: HostWindow) {
        self.view = view
        self.host = host
        self.table = table
        header = HostTableHeader { [unowned host, unowned view] column in
            host.endEditing()
            host.send(.sort(column), to: view.identifier)
        }
        super.init()
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        table.allowsMultipleSelectionDuringEditing = true
        table.dataSource = self
        table.delegate = self
        table.widthChanged = { [weak self] in self?.update() }
    }

    // MARK: Places

    private func position(of place: IndexPath) -> Int { shown.sections.position(of: place) }
    private func place(of position: Int) -> IndexPath { shown.sections.path(of: position) }
    private func row(at place: IndexPath) -> HostedView? { shown.row(at: place) }

    // MARK: Showing

    /// Shows the rows as of now, and tells the app which of them are in sight.
    func update() {
        guard let table else { return }
        updates.run({ showRows(in: table) }, then: { report(from: table) })
    }

    private func showRows(in table: RowsTable) {
        let next = ShownRows(view)
        let isChanged = hasNewRows || next.sections != shown.sections || next.start != shown.start
        if isChanged {
            hasNewRows = false
            keepPlace(in: table, isChanged: false)
            change(table, to: next)
            fillCells(of: table)
        }
        keepPlace(in: table, isChanged: isChanged)
        header.show(view.node, isNarrow: table.isNarrow)
        for place in table.indexPathsForVisibleRows ?? [] { table.cellForRow(at: place).map(space) }
        for row in view.children { row.children.forEach { $0.updateVisibility() } }
        showSelection(in: table)
    }

    /// Performs the edits that lead to these rows. The other cells stay as they are, with their selection and the keyboard.
    private func change(_ table: RowsTable, to next: ShownRows) {
        let kept = shown.kept(in: next), before = shown.sections
        let first = shown.position(ofTop: top, in: next).map { (top, $0) }
        top = first?.1 ?? top
        guard isLoaded, !kept.isEmpty, let batch = TableBatch(kept, from: before, to: next.sections) else {
            isLoaded = true
            shown = next
            return table.reloadData()
        }
        if batch.isEmpty {
            shown = next
            return
        }
        // Rows that come or go above the top move nothing in sight.
        let isAbove = first.map { $0.0 != $0.1 } ?? false
        let distance = first.map { table.contentOffset.y - table.rectForRow(at: before.path(of: $0.0)).origin.y }
        let perform = { batch.perform(in: table) { self.shown = next } }
        if !isAbove { return perform() }
        UIView.performWithoutAnimation(perform)
        guard let first, let distance, first.1 < next.sections.total else { return }
        table.contentOffset.y = table.rectForRow(at: next.sections.path(of: first.1)).origin.y + distance
    }

    /// Fills the cells on screen whose rows the app has made only now, or has made again.
    private func fillCells(of table: UITableView) {
        let stale = (table.indexPathsForVisibleRows ?? []).filter { place in
            guard let cell = table.cellForRow(at: place) else { return false }
            return cell.contentView.subviews.first !== row(at: place)?.view
        }
        if !stale.isEmpty { table.reconfigureRows(at: stale) }
    }

    /// Scrolls back to the row at the top after the rows have changed, because UIKit forgets it when the list becomes too short.
    private func keepPlace(in table: UITableView, isChanged: Bool) {
        let inSight = (table.indexPathsForVisibleRows ?? []).map(position)
        guard let first = inSight.first, let last = inSight.last, first != top else { return }
        if isChanged, top < shown.sections.total {
            table.scrollToRow(at: place(of: top), at: .top, animated: false)
        } else if first > top || last < shown.sections.total - 1 {
            top = first
        }
    }

    private func report(from table: UITableView) {
        let inSight = (table.indexPathsForVisibleRows ?? []).map(position)
        guard let first = inSight.first, let last = inSight.last, reported != first..<last + 1, host.mayReport(view) else { return }
        reported = first..<last + 1
        host.send(.show(first..<last + 1), to: view.identifier)
    }

    /// Selects the rows that the app has selected. While rows have check boxes, UIKit shows them for editing, with a circle before each.
    private func showSelection(in table: UITableView) {
        let hasBoxes = view.children.contains { $0.kind == .row && $0.node[ListRow.isChecked] != nil }
        let several = view.node[RowsView.selectionMode] != .single && (view.kind == .list || view.node[RowsView.selectionMode] == .multiple)
        if table.allowsMultipleSelection != several { table.allowsMultipleSelection = several }
        if table.isEditing != hasBoxes { table.setEditing(hasBoxes, animated: true) }
        let selected = Set(table.indexPathsForSelectedRows ?? [])
        for (position, row) in zip(shown.made, shown.rows) {
            let place = place(of: position), isSelected = isMarked(row)
            if isSelected == selected.contains(place) { continue }
            if isSelected {
                table.selectRow(at: place, animated: false, scrollPosition: .none)
            } else {
                table.deselectRow(at: place, animated: false)
            }
        }
    }

    private func isMarked(_ row: HostedView) -> Bool {
        (row.kind == .row ? row.node[ListRow.isChecked] : nil) ?? row.node[ListRow.isSelected]
    }

    /// Scrolls to a row, because the keyboard goes there.
    func reveal(_ row: HostedView) {
        guard let table, let index = shown.rows.firstIndex(where: { $0 === row }) else { return }
        table.scrollToRow(at: place(of: shown.start + index), at: .none, animated: false)
        keepPlace(in: table, isChanged: false)
    }

    /// UIKit calls this before it shows a cell, so also while the person scrolls. The rows are reported after that, all at once.
    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        updates.plan { [weak self] in
            guard let self else { return }
            // First the changes that wait, which may move the focus to a row out of sight.
            host.takeChanges()
            update()
        }
    }

    func numberOfSections(in tableView: UITableView) -> Int { shown.sections.counts.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { shown.sections.counts[section] }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        let titles = shown.sections.titles
        return titles.indices.contains(section) && !titles[section].isEmpty ? titles[section] : nil
    }

    func sectionIndexTitles(for tableView: UITableView) -> [String]? {
        shown.sections.titles == [""] ? nil : shown.sections.titles
    }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { view.kind == .table ? header.line : nil }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.accessoryType = accessory
        cell.contentView.fill(with: row(at: indexPath)?.view)
        space(cell)
        return cell
    }

    /// Gives the row the space above and below its content that its table has, or the app's theme.
    private func space(_ cell: UITableViewCell) {
        let themes: [Theme.Density: CGFloat] = [.compact: 4, .spacious: 16]
        let margin = view.node[RowsView.density] == .compact ? 4 : themes[host.theme.density] ?? 11
        if cell.contentView.directionalLayoutMargins.top == margin { return }
        cell.contentView.directionalLayoutMargins.top = margin
        cell.contentView.directionalLayoutMargins.bottom = margin
    }

    /// The sign that a row can be opened: an arrow, or a button of its own where a press selects the row.
    private var accessory: UITableViewCell.AccessoryType {
        if !view.node[RowsView.isActivatable] { return .none }
        #if !os(tvOS)
        if view.node[RowsView.selectionMode] != .none { return .detailButton }
        #endif
        return .disclosureIndicator
    }

    // MARK: From the person

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { press(indexPath) }
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        // The row before loses its selection because another one was pressed.
        if tableView.indexPathsForSelectedRows?.isEmpty != false || tableView.allowsMultipleSelection || tableView.isEditing {
            press(indexPath)
        }
    }

    /// A press opens a row, or selects it. UIKit has changed its selection already, and the app decides.
    private func press(_ place: IndexPath) {
        guard let row = row(at: place) else { return }
        host.endEditing()
        let mode = view.node[RowsView.selectionMode]
        host.send(mode == .none ? .activate : .selectRow(selection(in: mode)), to: row.identifier)
        if let table { showSelection(in: table) }
    }

    /// A click selects only the row, as on a Mac. The keys do what they do there, and a finger adds a row if several can be selected.
    private func selection(in mode: SelectionMode) -> RowSelection {
        guard let table else { return .only }
        if table.keys.contains(.shift) { return .extend }
        return table.keys.contains(.command) || (mode == .multiple && !table.isPointer) ? .toggle : .only
    }

    #if !os(tvOS)
    func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        guard let row = row(at: indexPath) else { return }
        host.endEditing()
        host.send(.activate, to: row.identifier)
    }

    func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        guard let row = row(at: indexPath) else { return nil }
        let titles = view.node[RowsView.actions], roles = view.node[RowsView.actionRoles]
        let actions = titles.enumerated().map { [host] index, title in
            let style = roles.indices.contains(index) && roles[index] == .destructive
            return UIContextualAction(style: style ? .destructive : .normal, title: title) { _, _, finish in
                host.send(.perform(index), to: row.identifier)
                finish(true)
            }
        }
        return UISwipeActionsConfiguration(actions: actions)
    }
    #endif
}
#endif
