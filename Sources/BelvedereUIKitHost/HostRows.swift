#if canImport(UIKit)
@_spi(Hosting) internal import Belvedere
internal import UIKit

/// The data source and delegate of the table of a list or a table of the app.
final class HostRows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var needsReload = true
    private unowned let view: HostedView
    private unowned let host: HostWindow
    private weak var table: RowsTable?
    private var reported: Range<Int>?
    /// The position of the row at the top. It stays while the list is too short for it, as during a search, and holds again afterwards.
    private var top = 0
    private var count = 0
    /// The positions of the first rows of all sections, and their headings. Rows without a section are in a first one without a heading.
    private var sections: [RowsView.Section] = []
    /// Whether the rows in sight are about to be reported.
    private var isReporting = false
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

    private func position(of place: IndexPath) -> Int {
        (sections.indices.contains(place.section) ? sections[place.section].start : 0) + place.row
    }

    private func place(of position: Int) -> IndexPath {
        let section = sections.lastIndex { $0.start <= position } ?? 0
        return IndexPath(row: position - (sections.isEmpty ? 0 : sections[section].start), section: section)
    }

    private func row(at place: IndexPath) -> HostedView? {
        let index = position(of: place) - view.node[RowsView.start]
        return view.children.indices.contains(index) ? view.children[index] : nil
    }

    // MARK: Showing

    /// Shows the rows as of now, and tells the app which of them are in sight.
    func update() {
        guard let table else { return }
        var sections = view.node[RowsView.sections]
        if let first = sections.first, first.start > 0 { sections.insert(RowsView.Section(title: "", start: 0), at: 0) }
        let isChanged = needsReload || count != view.node[RowsView.count] || sections != self.sections
        if isChanged {
            needsReload = false
            self.sections = sections
            count = view.node[RowsView.count]
            table.reloadData()
        }
        keepPlace(in: table, isChanged: isChanged)
        header.show(view.node, isNarrow: table.isNarrow)
        for row in view.children { row.children.forEach { $0.updateVisibility() } }
        showSelection(in: table)
        report(from: table)
    }

    /// Scrolls back to the row at the top after the rows have changed, because UIKit forgets it when the list becomes too short.
    private func keepPlace(in table: UITableView, isChanged: Bool) {
        let inSight = (table.indexPathsForVisibleRows ?? []).map(position)
        guard let first = inSight.first, let last = inSight.last, first != top else { return }
        if isChanged, top < count {
            table.scrollToRow(at: place(of: top), at: .top, animated: false)
        } else if first > top || last < count - 1 {
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
        let start = view.node[RowsView.start], shown = table.indexPathsForSelectedRows ?? []
        for (index, row) in view.children.enumerated() {
            let place = place(of: start + index), isSelected = isMarked(row)
            if isSelected == shown.contains(place) { continue }
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
        guard let table, let index = view.children.firstIndex(where: { $0 === row }) else { return }
        table.scrollToRow(at: place(of: view.node[RowsView.start] + index), at: .none, animated: false)
        keepPlace(in: table, isChanged: false)
    }

    /// UIKit calls this before it shows a cell, so also while the person scrolls. The rows are reported after that, all at once.
    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        if isReporting { return }
        isReporting = true
        Task { [weak self] in
            guard let self else { return }
            isReporting = false
            // First the changes that wait, which may move the focus to a row out of sight.
            host.takeChanges()
            update()
        }
    }

    func numberOfSections(in tableView: UITableView) -> Int { max(1, sections.count) }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        guard sections.indices.contains(section) else { return count }
        let end = section + 1 < sections.count ? sections[section + 1].start : count
        return max(0, end - sections[section].start)
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        guard sections.indices.contains(section), !sections[section].title.isEmpty else { return nil }
        return sections[section].title
    }

    func sectionIndexTitles(for tableView: UITableView) -> [String]? { sections.isEmpty ? nil : sections.map(\.title) }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { view.kind == .table ? header.line : nil }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.accessoryType = accessory
        cell.contentView.fill(with: row(at: indexPath)?.view)
        return cell
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

/// The line above the rows of a table: a button for each column, which sorts the rows.
final class HostTableHeader {
    let line = UIStackView(arrangedSubviews: [])
    private let sort: (Int) -> Void

    init(sort: @escaping (Int) -> Void) {
        self.sort = sort
        line.distribution = .fillEqually
        line.backgroundColor = .systemBackground
    }

    func show(_ node: ViewNode, isNarrow: Bool) {
        let columns = node[RowsView.columns], sorting = node[RowsView.sorting]
        while line.arrangedSubviews.count > columns.count { line.arrangedSubviews.last?.removeFromSuperview() }
        while line.arrangedSubviews.count < columns.count {
            let button = UIButton(configuration: .plain()), index = line.arrangedSubviews.count
            button.accessibilityIdentifier = "part-column"
            button.accessibilityTraits = .header
            button.addAction(UIAction { [unowned self] _ in sort(index) }, for: .primaryActionTriggered)
            line.addArrangedSubview(button)
        }
        for (index, column) in columns.enumerated() {
            guard let button = line.arrangedSubviews[index] as? UIButton else { continue }
            let isSorted = sorting?.column == index
            button.configuration?.title = column.title
            button.configuration?.image =
                isSorted ? UIImage(systemName: sorting?.isDescending == true ? "chevron.down" : "chevron.up") : nil
            button.isSelected = isSorted
            button.isUserInteractionEnabled = column.isSortable
            button.isHidden = column.isHiddenWhenNarrow && isNarrow
        }
    }
}
#endif
