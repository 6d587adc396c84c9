#if canImport(UIKit)
import Belvedere
import BelvedereBinding
import BelvedereHeadless
import BelvedereHostConformance
@testable import BelvedereUIKitHost
import Testing
import UIKit
@testable import UIKitStage

/// Changes of the rows of a list, which leave all other cells alone.
@MainActor @Suite(.serialized)
struct RowChangeTests {
    private let people = DynamicList((0..<30).map { Item(number: $0) })

    private func open(_ list: @escaping () -> View, _ body: sending ConformanceBody<ListPlayer, Void>) async throws {
        let app = BelvedereApp("Test", path: "/test") { _ in Window(Screen(title: "Rows", content: list())) }
        try await HostStage().open(app, at: "", Setting()) { player in try await body(try ListPlayer(player)) }
    }

    @Test func anInsertedRowLeavesTheOtherCellsAlone() async throws {
        try await open {
            List(people) { Label($0.title) }
        } _: { player in
            let before = player.cells, reloads = player.table.reloads
            people.insert(Item(number: 100), at: 2)
            try await player.showChanges()
            #expect(Array(player.titles.prefix(4)) == ["Row 0", "Row 1", "Row 100", "Row 2"])
            for (title, cell) in before where player.cells[title] != nil { #expect(player.cells[title] === cell) }
            #expect(player.table.reloads == reloads && player.table.wasAnimated)
        }
    }

    @Test func aMovedRowTakesItsCellAlong() async throws {
        try await open {
            List(people) { Label($0.title) }
        } _: { player in
            let before = player.cells
            people.move(from: 0, to: 3)
            try await player.showChanges()
            #expect(Array(player.titles.prefix(4)) == ["Row 1", "Row 2", "Row 3", "Row 0"])
            #expect(before.allSatisfy { player.cells[$0.key] === $0.value })
        }
    }

    @Test func severalEditsAreShownTogether() async throws {
        try await open {
            List(people) { Label($0.title) }
        } _: { player in
            let before = player.cells, reloads = player.table.reloads
            people.batch {
                people.remove(at: 1)
                people.insert(Item(number: 100), at: 0)
                people.move(from: 4, to: 2)
            }
            people.update(at: 1) { $0.text = "Zero" }
            try await player.showChanges()
            #expect(Array(player.titles.prefix(5)) == ["Row 100", "Zero", "Row 4", "Row 2", "Row 3"])
            #expect(player.cells["Zero"] === before["Row 0"] && player.cells["Row 4"] === before["Row 4"])
            #expect(player.table.reloads == reloads)
        }
    }

    @Test func twoChangesInOneTurnAreBothShown() async throws {
        try await open {
            List(people) { Label($0.title) }
        } _: { player in
            people.insert(Item(number: 100), at: 0)
            people.remove(at: 1)
            people.insert(Item(number: 101), at: 0)
            people.remove(at: 1)
            try await player.showChanges()
            #expect(Array(player.titles.prefix(2)) == ["Row 101", "Row 1"])
        }
    }

    @Test func aChangeWhileABatchIsNotYetAppliedFollowsIt() async throws {
        try await open {
            List(people) { Label($0.title) }
        } _: { player in
            let source = try #require(player.table.dataSource), proxy = InterruptedSource(source)
            player.table.dataSource = proxy
            _ = player.titles
            let host = player.player.host.window
            // UIKit asks for the number of rows while it performs the first change.
            proxy.interrupt = { [people] in
                people.remove(at: 5)
                host.takeChanges()
            }
            people.insert(Item(number: 100), at: 0)
            try await player.showChanges()
            #expect(proxy.interrupt == nil)
            #expect(Array(player.titles.prefix(7)) == ["Row 100", "Row 0", "Row 1", "Row 2", "Row 3", "Row 5", "Row 6"])
        }
    }

    @Test func theRowsInSightStayWhenRowsAboveThemComeAndGo() async throws {
        try await open {
            List(people) { Label($0.title) }
        } _: { player in
            try await player.player.perform(.scroll(toRow: 10))
            let first = try #require(player.titles.first), cell = player.cells[first]
            people.insert(Item(number: 100), at: 3)
            people.insert(Item(number: 101), at: 0)
            try await player.showChanges()
            #expect(player.titles.first == first && player.cells[first] === cell && !player.table.wasAnimated)
            people.removeAll { $0.number < 5 }
            try await player.showChanges()
            #expect(player.titles.first == first && player.cells[first] === cell)
        }
    }

    @Test func aRowBeforeTheFirstOneIsSeenAtTheTop() async throws {
        try await open {
            List(people) { Label($0.title) }
        } _: { player in
            people.insert(Item(number: 100), at: 0)
            try await player.showChanges()
            #expect(player.titles.first == "Row 100")
        }
    }

    @Test func theFieldOfARowKeepsTheKeyboard() async throws {
        try await open {
            List(people) { TextField($0.title) }
        } _: { player in
            let fields = player.table.visibleCells.compactMap { $0.contentView.part("entry") as? UITextField }
            let field = try #require(fields.dropFirst(2).first)
            field.becomeFirstResponder()
            field.text = "An"
            people.insert(Item(number: 100), at: 0)
            people.move(from: 3, to: 1)
            try await player.showChanges()
            #expect(field.isFirstResponder && field.text == "An")
            let cell = try #require(player.table.cellForRow(at: IndexPath(row: 1, section: 0)))
            #expect(cell.contentView.part("entry") === field)
        }
    }

    @Test func aContextMenuOfARowStaysOpen() async throws {
        try await open {
            List(people) { ContextMenu($0.title, Label($0.title), [MenuEntry("Call") {}]) }
        } _: { player in
            let cell = try #require(player.table.visibleCells.dropFirst(4).first)
            let menu = try #require(cell.contentView.subviews.first?.subviews.first { !$0.interactions.isEmpty })
            people.insert(Item(number: 100), at: 0)
            people.remove(at: 2)
            try await player.showChanges()
            #expect(player.table.cellForRow(at: IndexPath(row: 4, section: 0)) === cell)
            // UIKit closes the menu of a view that leaves its window.
            #expect(menu.next === cell.contentView.subviews.first && menu.interactions.count == 1)
        }
    }

    @Test func theSelectionGoesAlongWithItsRow() async throws {
        let chosen = Dynamic<Set<Int>>([3])
        try await open {
            Table(people, columns: [TableColumn("Name", \.title)]).bind(selection: chosen)
        } _: { player in
            #expect(player.table.indexPathsForSelectedRows == [IndexPath(row: 3, section: 0)])
            people.insert(Item(number: 100), at: 0)
            try await player.showChanges()
            #expect(player.table.indexPathsForSelectedRows == [IndexPath(row: 4, section: 0)] && chosen.value == [3])
        }
    }

    @Test func aSectionComesAndGoesAndTheOthersKeepTheirCells() async throws {
        let words = DynamicList(["Ann", "Bob", "Cid"].enumerated().map { Item(number: $0.offset, text: $0.element) })
        try await open {
            List(words.sections { String($0.text?.first ?? "?") }, header: { $0 }) { Label($0.title) }
        } _: { player in
            let before = player.cells, reloads = player.table.reloads
            words.append(Item(number: 10, text: "Bea"))
            words.append(Item(number: 11, text: "Dan"))
            words.removeAll { $0.text == "Ann" }
            try await player.showChanges()
            #expect(player.titles == ["Bob", "Bea", "Cid", "Dan"])
            #expect(player.table.numberOfSections == 3 && player.table.numberOfRows(inSection: 0) == 2)
            #expect(player.cells["Bob"] === before["Bob"] && player.cells["Cid"] === before["Cid"])
            #expect(player.table.reloads == reloads)
        }
    }

    @Test func aCollectionKeepsItsCells() async throws {
        let app = BelvedereApp("Test", path: "/test") { [people] _ in
            Window(Screen(title: "Rows", content: CollectionRow("People", people) { Label($0.title) }))
        }
        try await HostStage().open(app, at: "", Setting()) { player in
            let row = { player.reader.screen.flatMap(\.all).first { $0.kind == "collectionRow" } }
            let collection = try #require(row()?.view as? UICollectionView)
            let cell = collection.cellForItem(at: IndexPath(item: 1, section: 0)), reloads = collection.reloads
            people.insert(Item(number: 100), at: 1)
            people.remove(at: 0)
            player.host.window.takeChanges()
            #expect(row()?.children.prefix(2).map(\.name) == ["Row 100", "Row 1"])
            #expect(collection.cellForItem(at: IndexPath(item: 1, section: 0)) === cell && collection.reloads == reloads)
        }
    }

    @Test func aCollectionStaysWhereThePersonScrolledToAsItsItemsMove() async throws {
        let app = BelvedereApp("Test", path: "/test") { [people] _ in
            Window(Screen(title: "Rows", content: CollectionRow("People", people) { Label($0.title) }))
        }
        try await HostStage().open(app, at: "", Setting()) { player in
            let row = player.reader.screen.flatMap(\.all).first { $0.kind == "collectionRow" }
            let collection = try #require(row?.view as? UICollectionView)
            let first = { collection.indexPathsForVisibleItems.map(\.item).min() }
            try player.scroll(try #require(row), to: 10)
            await player.settle()
            #expect(first() == 10)
            people.move(from: 10, to: 12)
            player.host.window.takeChanges()
            #expect(first() == 10)
            people.insert(Item(number: 100), at: 0)
            player.host.window.takeChanges()
            #expect(first() == 11)
        }
    }

    @Test func aTableWhoseSourceHasOtherRowsThanItsBatchStopsTheProgram() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let source = Rows(), table = UITableView()
                table.dataSource = source
                _ = table.numberOfSections
                source.count = 3
                table.performBatchUpdates { table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic) }
            }
        }
    }
}

/// A data source with some rows.
private final class Rows: NSObject, UITableViewDataSource {
    var count = 1

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
}

/// A data source that lets the app change its rows when it is asked for their number.
private final class InterruptedSource: NSObject, UITableViewDataSource {
    var interrupt: (() -> Void)?
    private let source: any UITableViewDataSource

    init(_ source: any UITableViewDataSource) {
        self.source = source
        super.init()
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        let interrupt = interrupt
        self.interrupt = nil
        interrupt?()
        return source.tableView(tableView, numberOfRowsInSection: section)
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        source.tableView(tableView, cellForRowAt: indexPath)
    }
}
#endif
