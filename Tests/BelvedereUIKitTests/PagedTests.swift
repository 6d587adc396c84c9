#if canImport(UIKit)
import BelvedereBinding
import BelvedereCore
import BelvedereUIKit
import Testing
import TestSupport
import UIKit

/// Tables of lists that are longer than what is loaded.
@MainActor @Suite(.inSession)
struct PagedTests {
    private let table = UITableView()

    private func numbers(_ count: Int) -> PagedList<Int> {
        let list = PagedList<Int> { offset, limit in
            ListPage(elements: Array((0..<count).dropFirst(offset).prefix(limit)), total: count, version: 1)
        }
        list.reload()
        return list
    }

    private func show(_ list: PagedList<Int>, sections: Dynamic<[SectionHeading]> = Dynamic([])) -> PagedTableRows<Int> {
        table.register(UITableViewCell.self, forCellReuseIdentifier: "number")
        return table.bind(list, sections: sections) { table, path, number in
            let cell = table.dequeueReusableCell(withIdentifier: "number", for: path)
            var content = cell.defaultContentConfiguration()
            content.text = number.map { "\($0)" } ?? "…"
            cell.contentConfiguration = content
            return cell
        }
    }

    private var texts: [String?] {
        table.visibleCells.map { ($0.contentConfiguration as? UIListContentConfiguration)?.text }
    }

    @Test func aHundredThousandRowsLoadWhereThePersonLooks() async throws {
        let list = numbers(100_000), rows = show(list)
        try await until { texts.first == "0" }
        #expect(table.numberOfRows(inSection: 0) == 100_000 && texts.prefix(2) == ["0", "1"])
        #expect(rows.element(at: IndexPath(row: 50_000, section: 0)) == nil)
        table.scrollToRow(at: IndexPath(row: 50_000, section: 0), at: .middle, animated: false)
        #expect(texts.first == "…")
        try await until { texts.first == "50000" }
        #expect(texts.first == "50000" && texts.last == "50011")
        #expect(rows.element(at: IndexPath(row: 50_000, section: 0)) == 50_000)
    }

    @Test func rowsAreInSectionsAsSoonAsTheHeadingsMatch() async throws {
        let list = numbers(5), headings = Dynamic<[SectionHeading]>([]), rows = show(list, sections: headings)
        try await until { texts.count == 5 }
        #expect(table.numberOfSections == 1)
        headings.value = [SectionHeading(title: "A", count: 2)]
        #expect(table.numberOfSections == 1)
        headings.value = [SectionHeading(title: "A", count: 2), SectionHeading(title: "B", count: 3)]
        #expect(table.numberOfSections == 2 && rows.tableView(table, titleForHeaderInSection: 1) == "B")
        #expect(rows.sectionIndexTitles(for: table) == ["A", "B"])
        #expect(rows.indexPath(of: 3) == IndexPath(row: 1, section: 1) && rows.indexPath(of: 5) == nil && rows.indexPath(of: -1) == nil)
        #expect(rows.element(at: IndexPath(row: 1, section: 1)) == 3)
    }

    @Test func editsOfTheListAreShown() async throws {
        let list = numbers(3)
        _ = show(list)
        try await until { texts.count == 3 }
        let reloads = table.reloads, cell = table.visibleCells.last
        list.apply([.insert(9, at: 1)], version: 2)
        #expect(texts == ["0", "9", "1", "2"])
        #expect(table.visibleCells.last === cell && table.reloads == reloads)
        list.apply([.update(8, at: 1)], version: 3)
        #expect(texts == ["0", "8", "1", "2"])
        list.apply([.remove(at: 0), .move(from: 0, to: 2)], version: 4)
        #expect(texts == ["1", "2", "8"])
    }

    @Test func anotherListReplacesTheFirstOne() async throws {
        let first = numbers(3), second = numbers(2)
        _ = show(first)
        try await until { texts.count == 3 }
        _ = show(second)
        try await until { texts.count == 2 }
        first.apply([.insert(9, at: 0)], version: 2)
        #expect(texts == ["0", "1"])
    }

    @Test func aTableOfOneListFindsTheElementOfARow() {
        struct Row: Identifiable {
            let id: Int
            var name = ""
        }
        let list = DynamicList([Row(id: 1, name: "a"), Row(id: 2, name: "b")])
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        let rows = table.bind(list) { table, path, row in
            let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
            var content = cell.defaultContentConfiguration()
            content.text = row.name
            cell.contentConfiguration = content
            return cell
        }
        #expect(texts == ["a", "b"])
        list.update(at: 1) { $0.name = "B" }
        list.insert(Row(id: 3, name: "c"), at: 0)
        #expect(texts == ["c", "a", "B"])
        #expect(rows.element(at: IndexPath(row: 2, section: 0))?.name == "B")
        #expect(rows.element(at: IndexPath(row: 3, section: 0)) == nil)
    }
}
#endif
