#if canImport(UIKit)
import UIKit

/// Reads a screen as a person does, line by line.
@MainActor
enum Perception {
    static func lines(of controller: UIViewController) -> [String] {
        if let alert = controller as? UIAlertController {
            return ["alert \(alert.title ?? "")"] + [alert.message].compactMap { $0 } + alert.actions.map { "button \($0.title ?? "")" }
        }
        controller.loadViewIfNeeded()
        let item = controller.navigationItem
        let items = [item.leftBarButtonItem].compactMap { $0 } + (item.rightBarButtonItems ?? [])
        let bars = items.map { "button \($0.title ?? "")" + ($0.isEnabled ? "" : " (off)") }
        let search = item.searchController.map { ["search \($0.searchBar.placeholder ?? "")" + value($0.searchBar.text)] } ?? []
        let prompt = item.prompt.map { ["prompt \($0)"] } ?? []
        let head = ["screen \(item.title ?? controller.title ?? "")"] + prompt + bars + search
        guard let state = controller.contentUnavailableConfiguration as? UIContentUnavailableConfiguration else {
            return head + views(of: controller).flatMap(lines)
        }
        let message = [state.isLoading ? "loading" : nil, state.text.map { "message \($0)" }, state.secondaryText].compactMap { $0 }
        return head + message + (state.button.title.map { ["button \($0)"] } ?? [])
    }

    /// The visible views, in reading order.
    static func views(of controller: UIViewController) -> [UIView] { all(controller.view) }

    private static func all(_ view: UIView) -> [UIView] {
        if view.isHidden { return [] }
        guard let table = view as? UITableView else { return [view] + view.subviews.flatMap(all) }
        let cells = table.visibleCells.flatMap { $0.contentView.subviews }
        let header = [table.tableHeaderView].compactMap { $0 }, others = [table.backgroundView, table.tableFooterView].compactMap { $0 }
        return header.flatMap(all) + [table] + (cells + others).flatMap(all)
    }

    private static func value(_ text: String?) -> String { text.map { $0.isEmpty ? "" : " = \($0)" } ?? "" }

    private static func lines(_ view: UIView) -> [String] {
        switch view {
        case let label as UILabel: label.text.map { $0.isEmpty ? [] : [$0] } ?? []
        case let button as UIButton: ["button \(button.name ?? choice(of: button))" + (button.isEnabled ? "" : " (off)")]
        case let field as UITextField: ["field \(field.placeholder ?? "")" + value(field.text)]
        case let area as UITextView: ["field \(area.accessibilityLabel ?? "")" + value(area.text)]
        case let control as UISwitch:
            ["switch \(control.accessibilityLabel ?? "") = \(control.isOn ? "on" : "off")" + (control.isEnabled ? "" : " (off)")]
        case let pages as UIPageControl: ["page \(pages.currentPage + 1) of \(pages.numberOfPages)"]
        case let spinner as UIActivityIndicatorView: spinner.isAnimating ? ["spinner"] : []
        case let table as UITableView: rows(of: table)
        default: []
        }
    }

    private static func choice(of button: UIButton) -> String {
        let chosen = button.menu?.children.compactMap { $0 as? UIAction }.first { $0.state == .on }
        return chosen?.title ?? ""
    }

    /// The rows on screen, each below the title of its section.
    private static func rows(of table: UITableView) -> [String] {
        var lines: [String] = [], section: Int?
        for path in table.indexPathsForVisibleRows ?? [] {
            if path.section != section, let title = table.dataSource?.tableView(table, titleForHeaderInSection: path.section) {
                lines.append("section \(title)")
            }
            section = path.section
            guard let content = table.cellForRow(at: path)?.contentConfiguration as? UIListContentConfiguration else { continue }
            lines.append("row " + [content.text, content.secondaryText].compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: " | "))
        }
        return lines
    }
}
#endif
