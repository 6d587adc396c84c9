internal import Belvedere

extension CataloguePage {
    /// The page with rows under columns.
    static var table: CataloguePage {
        CataloguePage(
            .table, "Table", in: .lists, of: [.table, .tableRow, .tableCell], CatalogueTexts.rowsUnderColumnsSortMark,
            keys: [
                CatalogueKey("Tab", CatalogueTexts.movesKeyboardIntoTableOut),
                CatalogueKey("→, ←, ↓, ↑", CatalogueTexts.moveFromCellCell), CatalogueKey("Home, End", CatalogueTexts.moveFirstLastCellRow),
                CatalogueKey("Ctrl Home, Ctrl End", CatalogueTexts.moveFirstLastRow),
                CatalogueKey("Page Up, Page Down", CatalogueTexts.moveByScreenful),
                CatalogueKey("F2, Enter", CatalogueTexts.editCell), CatalogueKey("Esc", CatalogueTexts.cancelsEdit),
                CatalogueKey("Space", CatalogueTexts.marksRow),
                CatalogueKey("Ctrl A", CatalogueTexts.marksAllRows),
            ],
            sample: PageSample(name: \RowsView.title) {
                let table = Table(DynamicList(["Mercury", "Venus"]), columns: [TableColumn("Planet", { $0 })])
                table.title = "Planets"
                return table
            },
            [
                PageExample(CatalogueTexts.sortedMarkedEdited) {
                    struct Person: Identifiable, Equatable {
                        let id: Int
                        var name: String
                        var age: Int
                    }
                    let people = DynamicList([
                        Person(id: 1, name: "Ada", age: 36),
                        Person(id: 2, name: "Bob", age: 41),
                    ])
                    let order = Dynamic(TableOrder("Name"))
                    let marked = Dynamic<Set<Int>>([])
                    let sorted = people.sorted(by: order) { one, other, order in
                        let (one, other) = order.isDescending ? (other, one) : (one, other)
                        if order.column == "Age" { return one.age < other.age }
                        return one.name < other.name
                    }
                    let table = Table(
                        sorted,
                        columns: [
                            .init("Name", \.name, width: .fill).editable { person, name in
                                if name.isEmpty { return .refused("A name is needed.") }
                                people.update(id: person.id) { $0.name = name }
                                return .kept
                            },
                            .init("Age", { "\($0.age)" }, alignment: .end),
                        ])
                    table.title = "People"
                    return table.bind(order: order).bind(selection: marked)
                },
                PageExample(CatalogueTexts.hundredThousandRows) {
                    let table = Table(
                        DynamicList(manyLines),
                        columns: [
                            .init("Number", { "\($0.id)" }, alignment: .end),
                            .init("Square", { "\($0.id * $0.id)" }, alignment: .end),
                        ])
                    table.title = "Squares"
                    return table
                },
                PageExample(CatalogueTexts.empty) {
                    let table = Table(DynamicList<Line>([]), columns: [.init("Number", { "\($0.id)" })])
                    table.title = "Nothing yet"
                    return table
                },
            ])
    }

    private struct Line: Identifiable, Equatable, Sendable {
        let id: Int
    }

    /// The rows of the long table, made once for all pages.
    private static let manyLines = (1...100_000).map(Line.init)
}
