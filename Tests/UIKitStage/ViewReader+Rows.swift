#if canImport(UIKit)
import BelvedereHeadless
import UIKit

/// The rows of lists and tables.
extension ViewReader {
    func rows(_ table: UITableView, _ kind: String, _ name: String) -> Perceived {
        table.rowsOnScreen = viewport.rows
        let paths = table.indexPathsForVisibleRows ?? []
        let before = (0..<table.numberOfSections).map { section in (0..<section).reduce(0) { $0 + table.numberOfRows(inSection: $1) } }
        let count = (0..<table.numberOfSections).reduce(0) { $0 + table.numberOfRows(inSection: $1) }
        var lines: [Perceived] = kind == "table" ? [header(of: table)] : []
        for path in paths {
            if path.row == 0, let title = table.dataSource?.tableView(table, titleForHeaderInSection: path.section) {
                lines.append(Perceived("sectionHeader", title, nil))
            }
            if let row = row(at: path, of: table) { lines.append(row) }
        }
        var state = "\(count) \(count == 1 ? "row" : "rows")"
        if let first = paths.first, let last = paths.last, paths.count < count {
            state += ", \(before[first.section] + first.row + 1)-\(before[last.section] + last.row + 1)"
        }
        let actions = paths.first.flatMap { table.delegate?.tableView(table, trailingSwipeActionsConfigurationForRowAt: $0)?.actions } ?? []
        if !actions.isEmpty { state += ", actions " + actions.map { Transcript.quoted($0.title ?? "") }.joined(separator: " ") }
        return Perceived(kind, name, table, states: [state], children: lines)
    }

    func items(_ collection: UICollectionView, _ name: String) -> Perceived {
        collection.itemsOnScreen = viewport.columns
        let paths = collection.indexPathsForVisibleItems, count = collection.numberOfItems(inSection: 0)
        var state = "\(count) \(count == 1 ? "row" : "rows")"
        if let first = paths.first, let last = paths.last, paths.count < count { state += ", \(first.item + 1)-\(last.item + 1)" }
        let rows = paths.compactMap { path in
            let item = collection.cellForItem(at: path)?.contentView.subviews.first.map { row($0, [], at: nil) }
            item?.press = { collection.delegate?.collectionView(collection, didSelectItemAt: path) }
            return item
        }
        return Perceived("collectionRow", name, collection, states: [state], children: rows)
    }

    func pager(_ view: UIView) -> Perceived {
        let dots = view.part("dots") as? UIPageControl, count = dots?.numberOfPages ?? 0
        let page = view.part("page"), rows = (page?.subviews ?? []).map { row($0, [], at: nil) }
        for row in rows {
            row.press = {
                page?.touchesBegan([UITouch(.direct)], with: nil)
                page?.touchesEnded([UITouch(.direct)], with: nil)
            }
        }
        let value = count == 0 ? "" : " = \((dots?.currentPage ?? 0) + 1) of \(count)"
        return Perceived("pager", dots?.accessibilityLabel ?? "", view, value: value, children: rows)
    }

    private func row(at path: IndexPath, of table: UITableView) -> Perceived? {
        guard let row = table.cellForRow(at: path)?.contentView.subviews.first else { return nil }
        let isSelected = table.indexPathsForSelectedRows?.contains(path) == true
        return self.row(row, table.isEditing ? [isSelected ? "checked" : "not checked"] : isSelected ? ["selected"] : [], at: (table, path))
    }

    private func row(_ row: UIView, _ state: [String], at place: (UITableView, IndexPath)?) -> Perceived {
        let kind = row.accessibilityIdentifier ?? "", contents = row.subviews.flatMap { see($0, isDisabled: false) }
        let others = contents.filter { $0.kind != "label" }
        let perceived: Perceived
        if kind == "tableRow" {
            let cells = row.subviews.filter { !$0.isHidden }.map(text)
            let value = cells.dropFirst().map { " | " + Transcript.quoted($0) }.joined()
            perceived = Perceived(kind, cells.first ?? "", row, value: value, states: state, children: others)
        } else {
            let given = row.accessibilityLabel ?? "", labels = contents.flatMap(\.all).filter { $0.kind == "label" }.map(\.name)
            perceived = Perceived(kind, given.isEmpty ? labels.joined(separator: ", ") : given, row, states: state, children: others)
        }
        perceived.place = place
        return perceived
    }

    /// The text of a cell of a table: its own, or that of the labels in it.
    private func text(of cell: UIView) -> String {
        if let edit = cell.part("edit") as? UIButton, !edit.isHidden { return Self.title(edit) }
        let own = cell.text(of: "title")
        if !own.isEmpty { return own }
        let labels = cell.subviews.flatMap { see($0, isDisabled: false) }.flatMap(\.all).filter { $0.kind == "label" }
        return labels.map(\.name).joined(separator: ", ")
    }

    /// The buttons above the rows of a table.
    func columns(of table: UITableView) -> [UIButton] {
        let line = table.delegate?.tableView(table, viewForHeaderInSection: 0)
        return (line?.subviews ?? []).filter { !$0.isHidden }.compactMap { $0 as? UIButton }
    }

    private func header(of table: UITableView) -> Perceived {
        let columns = columns(of: table).map { button in
            let orders = ["chevron.up": " ascending", "chevron.down": " descending"]
            return Transcript.quoted(Self.title(button)) + (button.configuration?.image?.symbolName.flatMap { orders[$0] } ?? "")
        }
        return Perceived("header", "", nil, value: " " + columns.joined(separator: " | "))
    }
}
#endif
