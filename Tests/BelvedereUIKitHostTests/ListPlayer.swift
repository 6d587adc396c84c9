#if canImport(UIKit)
@testable import BelvedereUIKitHost
import Testing
import UIKit
@testable import UIKitStage

/// The item of a row in the tests of changes.
nonisolated struct Item: Identifiable, Equatable {
    let number: Int
    var text: String?

    var id: Int { number }
    var title: String { text ?? "Row \(number)" }
}

/// A person who looks at a list, with the cells that UIKit shows for it.
struct ListPlayer {
    let player: ViewPlayer
    let table: UITableView

    init(_ player: ViewPlayer) throws {
        self.player = player
        let list = player.reader.screen.flatMap(\.all).first { ["list", "table"].contains($0.kind) }
        table = try #require(list?.view as? UITableView)
        _ = table.visibleCells
    }

    /// Shows what the app has changed, in one turn.
    func showChanges() async throws {
        player.host.window.takeChanges()
        _ = table.visibleCells
    }

    /// The number of rows in each section.
    var counts: [Int] { (0..<table.numberOfSections).map(table.numberOfRows) }

    var headings: [String?] {
        (0..<table.numberOfSections).map { table.dataSource?.tableView(table, titleForHeaderInSection: $0) }
    }

    /// The position of the first row on screen, counted over all sections.
    var first: Int {
        guard let path = table.indexPathsForVisibleRows?.first else { return 0 }
        return counts.prefix(path.section).reduce(0, +) + path.row
    }

    /// The texts of the cells on screen, from the top.
    var titles: [String] { table.visibleCells.map(Self.title) }

    var cells: [String: UITableViewCell] {
        Dictionary(table.visibleCells.map { (Self.title($0), $0) }) { first, _ in first }
    }

    private static func title(_ cell: UITableViewCell) -> String {
        guard let row = cell.contentView.subviews.first else { return "…" }
        return row.firstText ?? "…"
    }
}

extension UIView {
    /// The first text in the view.
    fileprivate var firstText: String? { (self as? UILabel)?.text ?? subviews.lazy.compactMap(\.firstText).first }
}
#endif
