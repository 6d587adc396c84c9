#if canImport(UIKit)
@_spi(Hosting) internal import Belvedere
internal import UIKit

extension ViewFactory {
    /// A list: a table with all rows, of which the app has made those near the visible ones.
    func list(_ node: ViewNode) -> HostedView {
        let table = UITableView()
        let view = HostedView(node, table) { node in
            if node[View.accessibilityName].isEmpty { table.accessibilityLabel = node[RowsView.title] }
        }
        let rows = HostRows(view, table, host)
        view.childrenChanged = { [weak rows] in rows?.needsReload = true }
        view.changesEnded = { [weak rows] in rows?.update() }
        view.attachments.append(rows)
        return view
    }
}

/// The data source and delegate of a list's table.
private final class HostRows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var needsReload = true
    private unowned let view: HostedView
    private unowned let host: HostWindow
    private weak var table: UITableView?
    private var reported: Range<Int>?
    private var count = 0
    /// Whether the rows in sight are about to be reported.
    private var isReporting = false

    init(_ view: HostedView, _ table: UITableView, _ host: HostWindow) {
        self.view = view
        self.host = host
        self.table = table
        super.init()
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        table.dataSource = self
        table.delegate = self
    }

    private func row(at index: Int) -> HostedView? {
        let position = index - view.node[RowsView.start]
        return view.children.indices.contains(position) ? view.children[position] : nil
    }

    /// Shows the rows as of now, and tells the app which of them are in sight.
    func update() {
        guard let table else { return }
        if needsReload || count != view.node[RowsView.count] {
            needsReload = false
            count = view.node[RowsView.count]
            table.reloadData()
        }
        let inSight = (table.indexPathsForVisibleRows ?? []).map(\.row)
        guard let first = inSight.first, let last = inSight.last, reported != first..<last + 1 else { return }
        reported = first..<last + 1
        host.send(.show(first..<last + 1), to: view.identifier)
    }

    /// UIKit calls this before it shows a cell, so also while the person scrolls. The rows are reported after that, all at once.
    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        if isReporting { return }
        isReporting = true
        Task { [weak self] in
            self?.isReporting = false
            self?.update()
        }
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        for shown in cell.contentView.subviews { shown.removeFromSuperview() }
        if let row = row(at: indexPath.row) { cell.contentView.addSubview(row.view) }
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        if let row = row(at: indexPath.row) { host.send(.activate, to: row.identifier) }
    }

    #if !os(tvOS)
    func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        guard let row = row(at: indexPath.row) else { return nil }
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
