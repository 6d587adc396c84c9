@_spi(Hosting) @testable import Belvedere
@_spi(Hosting) import BelvedereTesting
import Testing

/// Tests of tables: the lifetime of rows, the work for an edit, and the state that a row keeps when it moves.
struct TableTests {
    struct Ware: Identifiable, Equatable {
        var id: Int
        var name: String
        var price: Int
    }

    final class Shop {
        let wares: DynamicList<Ware>
        let order = Dynamic(TableOrder("Number"))
        let chosen = Dynamic<Set<Int>>([])
        private(set) var keptTexts: [String] = []

        init(count: Int) {
            wares = DynamicList((0..<count).map { Ware(id: $0, name: "Ware \($0)", price: $0 % 7) })
        }

        func table() -> Table<Ware> {
            let sorted = wares.sorted(by: order) { one, other, order in
                let (one, other) = order.isDescending ? (other, one) : (one, other)
                return order.column == "Name" ? one.name < other.name : one.id < other.id
            }
            return Table(
                sorted,
                columns: [
                    .init("Number", { "\($0.id)" }),
                    .init("Name", \.name).editable { [unowned self] ware, text in
                        keptTexts.append(text)
                        if text.isEmpty { return .refused("A name is needed.") }
                        wares.update(id: ware.id) { $0.name = text }
                        return .kept
                    },
                ]
            ).bind(order: order).bind(selection: chosen)
        }
    }

    private static func row(_ number: Int, of table: Table<Ware>) -> TableRowView<Ware>? {
        table.subviews.compactMap { $0 as? TableRowView<Ware> }.first { $0.item?.id == number }
    }

    @Test func aHundredThousandRowsCostThreeScreensOfCells() {
        withSession {
            let table = Shop(count: 100_000).table()
            let stage = Stage(table)
            #expect(table.count == 100_000 && table.subviews.count <= 60)
            stage.send(.show(50_000..<50_020), to: table)
            stage.take()
            #expect(table.aliveRows == 49_980..<50_040)
            #expect(stage.window.viewCount < 400)
        }
    }

    @Test func anEditOfOneItemIsOneChangeOfOneCell() throws {
        try withSession {
            let shop = Shop(count: 100), table = shop.table()
            let stage = Stage(table)
            shop.wares.update(at: 3) { $0.name = "Tea" }
            let cell = try #require(Self.row(3, of: table)).cells[1]
            #expect(stage.take() == [.set(cell, TableCell.text, "Tea")])
        }
    }

    @Test func theSelectionStaysWithItsItemsWhenTheyAreSortedAndScrolledAway() throws {
        try withSession {
            let shop = Shop(count: 500), table = shop.table()
            let stage = Stage(table)
            stage.send(.selectRow(.only), to: try #require(Self.row(2, of: table)))
            stage.send(.selectRow(.toggle), to: try #require(Self.row(5, of: table)))
            #expect(shop.chosen.value == [2, 5])
            stage.send(.sort(0), to: table)
            #expect(shop.order.value == TableOrder("Number", isDescending: true))
            #expect(Self.row(2, of: table) == nil)
            stage.send(.show(480..<500), to: table)
            stage.take()
            #expect(Self.row(2, of: table)?.isSelected == true && Self.row(3, of: table)?.isSelected == false)
        }
    }

    @Test func aRangeGoesFromTheLastChosenRowAlsoAcrossRowsThatAreNotThere() throws {
        try withSession {
            let shop = Shop(count: 1000), table = shop.table()
            let stage = Stage(table)
            stage.send(.selectRow(.only), to: try #require(Self.row(10, of: table)))
            stage.send(.show(900..<920), to: table)
            stage.take()
            stage.send(.selectRow(.extend), to: try #require(Self.row(905, of: table)))
            #expect(shop.chosen.value == Set(10...905))
            stage.send(.selectRow(.extend), to: try #require(Self.row(890, of: table)))
            #expect(shop.chosen.value == Set(10...890))
            stage.send(.selectRow(.all), to: table)
            #expect(shop.chosen.value.count == 1000)
        }
    }

    @Test func aTableReportsTheCellWithTheFocus() throws {
        try withSession {
            let table = Shop(count: 10).table()
            let stage = Stage(table)
            let row = try #require(Self.row(4, of: table))
            #expect(!row.offers(.select(1)), "nobody wants to know")
            var told: [String] = []
            table.onFocusCell { ware, column in told.append("\(ware.name), \(column)") }
            #expect(stage.take() == [.set(table.node(of: .table), RowsView.reportsCells.key)])
            #expect(row.offers(.select(1)) && !row.offers(.select(2)) && !row.offers(.select(-1)))
            stage.send(.select(1), to: row)
            #expect(told == ["Ware 4, 1"])
        }
    }

    @Test func aCellIsEditedWhileItsRowMoves() throws {
        try withSession {
            let shop = Shop(count: 10), table = shop.table()
            shop.order.value = TableOrder("Name")
            let stage = Stage(table)
            let row = try #require(Self.row(0, of: table))
            stage.send(.beginEditing(nil), to: row.cells[1])
            stage.take()
            let field = try #require(row.cells[1].subviews.last as? TextField)
            #expect(field.text == "Ware 0")
            shop.wares.update(id: 1) { $0.name = "A first one" }
            stage.send(.input("Zebra", edit: 1), to: field)
            stage.take()
            stage.send(.submit, to: field)
            stage.take()
            #expect(table.subviews.last === row && row.cells[1].text == "Zebra" && row.cells[1].subviews.isEmpty)
        }
    }

    @Test func aRefusedTextStaysAndIsGivenUpByLeaving() throws {
        try withSession {
            let shop = Shop(count: 10), table = shop.table()
            let stage = Stage(table)
            let cell = try #require(Self.row(4, of: table)).cells[1]
            stage.send(.beginEditing(""), to: cell)
            stage.take()
            let field = try #require(cell.subviews.last as? TextField)
            stage.send(.submit, to: field)
            stage.take()
            #expect(field.message == "A name is needed." && cell.subviews.last === field)
            stage.send(.leave, to: cell)
            stage.take()
            #expect(cell.subviews.isEmpty && cell.text == "Ware 4" && shop.keptTexts == [""])
        }
    }

    @Test func typedTextIsKeptWhenItsRowIsScrolledAway() throws {
        try withSession {
            let shop = Shop(count: 1000), table = shop.table()
            let stage = Stage(table)
            let cell = try #require(Self.row(0, of: table)).cells[1]
            stage.send(.beginEditing("Tea"), to: cell)
            stage.take()
            stage.send(.show(900..<920), to: table)
            stage.take()
            #expect(shop.wares[0].name == "Tea" && shop.keptTexts == ["Tea"])
        }
    }

    @Test func anActionThatATableDoesNotOfferIsRefused() throws {
        withSession {
            let table = Table(DynamicList([1, 2]), columns: [.init("Number", { "\($0)" })])
            let stage = Stage(table)
            let row = table.subviews[0]
            for event in [Event.sort(0), .selectRow(.all)] { stage.send(event, to: table) }
            for event in [Event.selectRow(.only), .activate, .perform(0)] { stage.send(event, to: row) }
            stage.send(.beginEditing(nil), to: row.subviews[0])
            #expect(stage.context.droppedEvents == 6)
            #expect(stage.take().allSatisfy { if case .set = $0 { true } else { false } })
        }
    }

    @Test func aChangeOfTheHeightOfTheRowsIsOneChangeOfTheTable() {
        withSession {
            let table = Shop(count: 50).table()
            let stage = Stage(table)
            stage.take()
            table.density = .compact
            #expect(stage.take() == [.set(table, RowsView.density, .compact)])
            table.density = .compact
            #expect(stage.take() == [])
        }
    }

    @Test func aColumnThatANarrowWindowLeavesOutSaysSoInItsHeadingAndInItsCells() throws {
        try withSession {
            let wares = DynamicList([Ware(id: 7, name: "Tea", price: 4)])
            let table = Table(wares, columns: [.init("Name", \.name), .init("Number", { "\($0.id)" }).hiddenWhenNarrow()])
            _ = Stage(table)
            #expect(table.tableHeadings.map(\.isHiddenWhenNarrow) == [false, true])
            let row = try #require(Self.row(7, of: table))
            #expect(row.cells.map(\.isHiddenWhenNarrow) == [false, true])
        }
    }
}
