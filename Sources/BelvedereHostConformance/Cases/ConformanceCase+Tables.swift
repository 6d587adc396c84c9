internal import Belvedere
internal import BelvedereBinding
internal import BelvedereCore
internal import BelvedereHeadless

nonisolated extension ConformanceCase {
    /// The test cases about tables: their texts, order and selection, and cells that a person edits in place.
    static var tables: [ConformanceCase] { [tableRows, sorting, selecting, selectingOne, editing, refusing, focusing, longTables] }

    private static var tableRows: ConformanceCase {
        ConformanceCase(
            "A table tells its headings and its rows, and each row does what it offers",
            makeWindow: { _ in
                let names = DynamicList(["Ann", "Bob", "Cyd"]), told = Label()
                let table = Table(
                    names,
                    columns: [
                        TableColumn("Name", { $0 }),
                        TableColumn("Letters", { "\($0.count)" }, width: .characters(8), alignment: .end),
                        TableColumn("Call") { name in Button("Call") { told.text = "Calling \(name)" } },
                    ])
                table.title = "People"
                table.onActivate { told.text = "Opened \($0)" }
                table.setActions([RowAction("Delete", role: .destructive) { name in names.removeAll { $0 == name } }])
                return Window(
                    Screen(
                        title: "Table",
                        content: Stack(
                            told, Button("Change") { names.update(at: 0) { $0 = "Anna" } }, Button("Move") { names.move(from: 2, to: 0) },
                            Button("Insert") { names.insert("Eve", at: 1) }, table
                        )))
            },
            steps: [
                .tap(.tableRow, "Bob"),
                .tap(.button, "Change"),
                .expect(people("Opened Bob", ["Anna", "Bob", "Cyd"])),
                .tap(.button, "Call").inside(.tableRow, "Cyd"),
                .tap(.button, "Move"),
                .expect(people("Calling Cyd", ["Cyd", "Anna", "Bob"])),
                .tap(.button, "Insert"),
                .perform("Delete", on: "Anna", .tableRow),
                .expect(people("Calling Cyd", ["Cyd", "Eve", "Bob"])),
            ])
    }

    private static func people(_ told: String, _ names: [String]) -> String {
        ([
            "screen \"Table\"", "  label \"\(told)\"", "  button \"Change\"", "  button \"Move\"", "  button \"Insert\"",
            "  table \"People\" [\(names.count) rows, actions \"Delete\"]", "    header \"Name\" | \"Letters\" | \"Call\"",
        ] + names.flatMap { ["    tableRow \"\($0)\" | \"\($0.count)\" | \"\"", "      button \"Call\""] }).joined(separator: "\n")
    }

    private static var sorting: ConformanceCase {
        ConformanceCase(
            "A heading sorts, once more turns the order round, and the app can sort as well",
            makeWindow: { _ in
                let order = Dynamic(TableOrder("Name")), names = DynamicList(["Bo", "Ann", "Cyril"])
                let sorted = names.sorted(by: order) { one, other, order in
                    let (one, other) = order.isDescending ? (other, one) : (one, other)
                    return order.column == "Length" ? one.count < other.count : one < other
                }
                return Window(
                    Screen(
                        title: "Order",
                        content: Stack(
                            Button("Shortest first") { order.value = TableOrder("Length") },
                            Table(
                                sorted,
                                columns: [
                                    TableColumn("Name", { $0 }), TableColumn("Letters", { "\($0.count)" }, id: "Length"),
                                    TableColumn("Note", { _ in "" }).unsortable(),
                                ]
                            ).bind(order: order)
                        )))
            },
            steps: [
                .expect(order(#""Name" ascending | "Letters" | "Note""#, ["Ann", "Bo", "Cyril"])),
                .sort(by: "Name"),
                .expect(order(#""Name" descending | "Letters" | "Note""#, ["Cyril", "Bo", "Ann"])),
                .sort(by: "Letters"),
                .sort(by: "Letters"),
                .expect(order(#""Name" | "Letters" descending | "Note""#, ["Cyril", "Ann", "Bo"])),
                .tap(.button, "Shortest first"),
                .expect(order(#""Name" | "Letters" ascending | "Note""#, ["Bo", "Ann", "Cyril"])),
            ])
    }

    private static func order(_ header: String, _ names: [String]) -> String {
        (["screen \"Order\"", "  button \"Shortest first\"", "  table [3 rows]", "    header \(header)"]
            + names.map { "    tableRow \"\($0)\" | \"\($0.count)\" | \"\"" }).joined(separator: "\n")
    }

    nonisolated private struct Person: Identifiable, Equatable {
        var id: Int
        var name: String
    }

    private static var selecting: ConformanceCase {
        ConformanceCase(
            "Rows are selected one by one, together and up to another, and stay selected when they move",
            makeWindow: { _ in
                let people = DynamicList(zip(1..., ["Ann", "Bob", "Cyd", "Dee"]).map { Person(id: $0, name: $1) })
                let chosen = Dynamic<Set<Int>>([]), told = Label()
                let table = Table(people, columns: [TableColumn("Name", \.name)]).bind(selection: chosen)
                chosen.bindAndFire(to: told) { told, chosen in told.text = "\(chosen.count) chosen" }
                return Window(
                    Screen(
                        title: "Choice",
                        content: Stack(
                            told, Button("Last first") { people.move(from: 3, to: 0) }, Button("None") { chosen.value = [] }, table
                        )))
            },
            steps: [
                .selectRow("Bob"),
                .expect(choice(["Ann", "Bob*", "Cyd", "Dee"])),
                .selectRow("Dee", .extend),
                .expect(choice(["Ann", "Bob*", "Cyd*", "Dee*"])),
                .selectRow("Cyd", .toggle),
                .tap(.button, "Last first"),
                .expect(choice(["Dee*", "Ann", "Bob*", "Cyd"])),
                .selectRow("Ann"),
                .expect(choice(["Dee", "Ann*", "Bob", "Cyd"])),
                .tap(.button, "None"),
                .expect(choice(["Dee", "Ann", "Bob", "Cyd"])),
            ])
    }

    private static func choice(_ names: [String]) -> String {
        let chosen = names.filter { $0.hasSuffix("*") }
        return
            ([
                "screen \"Choice\"", "  label \"\(chosen.count) chosen\"", "  button \"Last first\"", "  button \"None\"",
                "  table [4 rows]",
                "    header \"Name\"",
            ] + names.map { "    tableRow \"\($0.prefix(3))\"" + ($0.hasSuffix("*") ? " [selected]" : "") }).joined(separator: "\n")
    }

    private static var selectingOne: ConformanceCase {
        ConformanceCase(
            "Where one row can be selected, the next takes the place of the one before",
            makeWindow: { _ in
                let people = DynamicList(zip(1..., ["Ann", "Bob", "Cyd"]).map { Person(id: $0, name: $1) })
                return Window(
                    Screen(
                        title: "One",
                        content:
                            Table(people, columns: [TableColumn("Name", \.name)]).bind(selection: Dynamic<Int?>(nil))))
            },
            steps: [
                .selectRow("Ann"),
                .selectRow("Cyd", .extend),
                .expect(
                    """
                    screen "One"
                      table [3 rows]
                        header "Name"
                        tableRow "Ann"
                        tableRow "Bob"
                        tableRow "Cyd" [selected]
                    """),
                .selectRow("Cyd", .toggle),
                .expect(
                    """
                    screen "One"
                      table [3 rows]
                        header "Name"
                        tableRow "Ann"
                        tableRow "Bob"
                        tableRow "Cyd"
                    """),
            ])
    }

    private static var editing: ConformanceCase {
        ConformanceCase(
            "A cell is edited in place: what is typed is kept, or given up",
            makeWindow: { _ in
                Window(Screen(title: "Prices", content: prices()))
            },
            steps: [
                .edit("Price", of: "Tea"),
                .expect(
                    """
                    screen "Prices"
                      table [2 rows]
                        header "Name" | "Price"
                        tableRow "Tea" | "2 euros"
                          textField "Price" = "2" [focused]
                        tableRow "Cake" | "3 euros"
                    """),
                .type("0", into: "Price"),
                .submit("Price"),
                .expect(
                    """
                    screen "Prices"
                      table [2 rows]
                        header "Name" | "Price"
                        tableRow "Tea" | "20 euros"
                        tableRow "Cake" | "3 euros"
                    """),
                .edit("Price", of: "Cake"),
                .type("9", into: "Price"),
                .giveUp("Price"),
                .edit("Name", of: "Cake"),
                .type("s", into: "Name"),
                .submit("Name"),
                .expect(
                    """
                    screen "Prices"
                      table [2 rows]
                        header "Name" | "Price"
                        tableRow "Tea" | "20 euros"
                        tableRow "Cakes" | "3 euros"
                    """),
            ])
    }

    private static var refusing: ConformanceCase {
        ConformanceCase(
            "A refused text stays in its cell with a message, until it is right",
            makeWindow: { _ in
                Window(Screen(title: "Prices", content: prices()))
            },
            steps: [
                .edit("Price", of: "Cake"),
                .type("x", into: "Price"),
                .submit("Price"),
                .expect(
                    """
                    screen "Prices"
                      table [2 rows]
                        header "Name" | "Price"
                        tableRow "Tea" | "2 euros"
                        tableRow "Cake" | "3 euros"
                          textField "Price" = "3x" [focused, message "A price is a number."]
                    """),
                .clear("Price"),
                .type("4", into: "Price"),
                .submit("Price"),
                .expect(
                    """
                    screen "Prices"
                      table [2 rows]
                        header "Name" | "Price"
                        tableRow "Tea" | "2 euros"
                        tableRow "Cake" | "4 euros"
                    """),
            ])
    }

    nonisolated private struct Ware: Identifiable, Equatable {
        var name: String
        var price: Int
        var id: String { name }
    }

    private static var focusing: ConformanceCase {
        ConformanceCase(
            "A table hears in which cell a person is",
            makeWindow: { _ in
                let told = Label()
                let table = Table(
                    DynamicList(["Ann", "Bob"]), columns: [TableColumn("Name", { $0 }), TableColumn("Letters", { "\($0.count)" })])
                table.onFocusCell { told.text = "\($0), column \($1)" }
                return Window(Screen(title: "People", content: Stack(told, table)))
            },
            steps: [
                .focusCell("Letters", of: "Bob"),
                .expect(focused("Bob, column 1")),
                .focusCell("Name", of: "Ann"),
                .expect(focused("Ann, column 0")),
            ])
    }

    private static func focused(_ told: String) -> String {
        """
        screen "People"
          label "\(told)"
          table [2 rows]
            header "Name" | "Letters"
            tableRow "Ann" | "3"
            tableRow "Bob" | "3"
        """
    }

    private static var longTables: ConformanceCase {
        ConformanceCase(
            "A long table shows the rows that a person has scrolled to", rows: 3,
            makeWindow: { _ in
                Window(
                    Screen(
                        title: "Long",
                        content: Table(
                            DynamicList(Array(1...5000)),
                            columns: [
                                TableColumn("Number", { "\($0)" }), TableColumn("Twice", { "\(2 * $0)" }),
                            ])))
            },
            steps: [
                .scroll(toRow: 2000, .table),
                .expect(
                    """
                    screen "Long"
                      table [5000 rows, 2001-2003]
                        header "Number" | "Twice"
                        tableRow "2001" | "4002"
                        tableRow "2002" | "4004"
                        tableRow "2003" | "4006"
                    """),
                .scroll(toRow: 4999, .table),
                .expect(
                    """
                    screen "Long"
                      table [5000 rows, 4998-5000]
                        header "Number" | "Twice"
                        tableRow "4998" | "9996"
                        tableRow "4999" | "9998"
                        tableRow "5000" | "10000"
                    """),
            ])
    }
}

// These functions create views, so they have the isolation of views: the main actor on a device, and none on a server.
extension ConformanceCase {
    private static func prices() -> View {
        let wares = DynamicList([Ware(name: "Tea", price: 2), Ware(name: "Cake", price: 3)])
        return Table(
            wares,
            columns: [
                TableColumn("Name", \.name).editable { ware, text in
                    wares.update(id: ware.id) { $0.name = text }
                    return .kept
                },
                TableColumn("Price", { "\($0.price) euros" }, alignment: .end).editable({ "\($0.price)" }) { ware, text in
                    guard let price = Int(text) else { return .refused("A price is a number.") }
                    wares.update(id: ware.id) { $0.price = price }
                    return .kept
                },
            ])
    }
}
