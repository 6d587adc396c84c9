internal import Belvedere
internal import BelvedereHeadless

nonisolated extension ConformanceCase {
    /// The test cases about lists, collection rows (rows of cards that scroll sideways) and pagers (which show one page at a time).
    static var lists: [ConformanceCase] { [rows, checkedRows, rowsOfTheApp, rowsWithControls, longLists, pages, sections, collections] }

    private static var rows: ConformanceCase {
        ConformanceCase(
            "A list tells its rows, and each does what it offers",
            makeWindow: { _ in
                let people = DynamicList(["Ann", "Bob", "Cyd"]), told = Label()
                let list = List(people) { Stack(.horizontal, Label($0), Label("at home")) }
                list.title = "People"
                list.onActivate { told.text = "Opened \($0)" }
                list.setActions([
                    RowAction("Greet") { told.text = "Greeted \($0)" },
                    RowAction("Delete", role: .destructive) { name in people.removeAll { $0 == name } },
                ])
                return Window(Screen(title: "Rows", content: Stack(told, list)))
            },
            steps: [
                .tap(.row, "Bob, at home"),
                .expect(
                    """
                    screen "Rows"
                      label "Opened Bob"
                      list "People" [3 rows, actions "Greet" "Delete"]
                        row "Ann, at home"
                        row "Bob, at home"
                        row "Cyd, at home"
                    """),
                .perform("Greet", on: "Cyd, at home"),
                .perform("Delete", on: "Ann, at home"),
                .expect(
                    """
                    screen "Rows"
                      label "Greeted Cyd"
                      list "People" [2 rows, actions "Greet" "Delete"]
                        row "Bob, at home"
                        row "Cyd, at home"
                    """),
                .perform("Delete", on: "Bob, at home"),
                .perform("Delete", on: "Cyd, at home"),
                .expect(
                    """
                    screen "Rows"
                      label "Greeted Cyd"
                      list "People" [0 rows]
                    """),
            ])
    }

    private static var checkedRows: ConformanceCase {
        ConformanceCase(
            "Rows show checkboxes while a person selects",
            makeWindow: { _ in
                let people = DynamicList(["Ann", "Bob"])
                let list = List(people) { Label($0) }
                var chosen: Set<String> = []
                list.title = "People"
                list.selection = { chosen.contains($0) }
                list.setActions([RowAction("Greet") { _ in }])
                list.onActivate { [unowned list] name in
                    chosen.formSymmetricDifference([name])
                    list.selection = { chosen.contains($0) }
                }
                let select = Button("Select") { list.showsCheckboxes.toggle() }
                return Window(Screen(title: "Rows", content: Stack(select, list)))
            },
            steps: [
                .tap(.button, "Select"),
                .tap(.row, "Bob"),
                .expect(
                    """
                    screen "Rows"
                      button "Select"
                      list "People" [2 rows]
                        row "Ann" [not checked]
                        row "Bob" [checked]
                    """),
                .tap(.row, "Bob"),
                .tap(.row, "Ann"),
                .tap(.button, "Select"),
                .expect(
                    """
                    screen "Rows"
                      button "Select"
                      list "People" [2 rows, actions "Greet"]
                        row "Ann" [selected]
                        row "Bob"
                    """),
            ])
    }

    private static var rowsOfTheApp: ConformanceCase {
        ConformanceCase(
            "Rows come, go, move and change while a person looks", rows: 5,
            makeWindow: { _ in
                let names = DynamicList(["A", "B", "C", "D"])
                return Window(
                    Screen(
                        title: "Changing",
                        content: Stack(
                            Button("Insert") { names.insert("New", at: 1) },
                            Button("Remove") { names.remove(at: 0) },
                            Button("Move") { names.move(from: 3, to: 0) },
                            Button("Change") { names.update(at: 1) { $0 += "!" } },
                            Button("Replace all") { names.assign(["X", "D", "Y"]) },
                            List(names) { Label($0) }
                        )))
            },
            steps: [
                .tap(.button, "Insert"),
                .expect(changing(["A", "New", "B", "C", "D"])),
                .tap(.button, "Remove"),
                .expect(changing(["New", "B", "C", "D"])),
                .tap(.button, "Move"),
                .expect(changing(["D", "New", "B", "C"])),
                .tap(.button, "Change"),
                .expect(changing(["D", "New!", "B", "C"])),
                .tap(.button, "Replace all"),
                .expect(changing(["X", "D", "Y"])),
                .tap(.button, "Remove"),
                .expect(changing(["D", "Y"])),
            ])
    }

    private static func changing(_ rows: [String]) -> String {
        let buttons = ["Insert", "Remove", "Move", "Change", "Replace all"].map { "  button \"\($0)\"" }
        return (["screen \"Changing\""] + buttons + ["  list [\(rows.count) rows]"] + rows.map { "    row \"\($0)\"" })
            .joined(separator: "\n")
    }

    private static var rowsWithControls: ConformanceCase {
        ConformanceCase(
            "The contents of a row belong to that row",
            makeWindow: { _ in
                let names = DynamicList(["Ann", "Bob", "Cyd"]), told = Label()
                return Window(
                    Screen(
                        title: "Calls",
                        content: Stack(
                            told,
                            List(names) { name in
                                Stack(.horizontal, Label(name), Button("Call") { told.text = "Calling \(name)" })
                            }, Button("Turn round") { names.assign(["Cyd", "Bob", "Ann"]) })))
            },
            steps: [
                .tap(.button, "Call").inside(.row, "Bob"),
                .expect(
                    """
                    screen "Calls"
                      label "Calling Bob"
                      list [3 rows]
                        row "Ann"
                          button "Call"
                        row "Bob"
                          button "Call"
                        row "Cyd"
                          button "Call"
                      button "Turn round"
                    """),
                .tap(.button, "Turn round"),
                .tap(.button, "Call").inside(.row, "Cyd"),
                .expect(
                    """
                    screen "Calls"
                      label "Calling Cyd"
                      list [3 rows]
                        row "Cyd"
                          button "Call"
                        row "Bob"
                          button "Call"
                        row "Ann"
                          button "Call"
                      button "Turn round"
                    """),
            ])
    }

    private static var longLists: ConformanceCase {
        ConformanceCase(
            "A long list shows the rows that a person has scrolled to", rows: 3,
            makeWindow: { _ in
                let told = Label(), list = List(DynamicList((1...2000).map { "Row \($0)" })) { Label($0) }
                list.onActivate { told.text = "Opened \($0)" }
                return Window(Screen(title: "Long", content: Stack(told, list)))
            },
            steps: [
                .expect(
                    """
                    screen "Long"
                      list [2000 rows, 1-3]
                        row "Row 1"
                        row "Row 2"
                        row "Row 3"
                    """),
                .scroll(toRow: 1200),
                .expect(
                    """
                    screen "Long"
                      list [2000 rows, 1201-1203]
                        row "Row 1201"
                        row "Row 1202"
                        row "Row 1203"
                    """),
                .tap(.row, "Row 1202"),
                .expect(
                    """
                    screen "Long"
                      label "Opened Row 1202"
                      list [2000 rows, 1201-1203]
                        row "Row 1201"
                        row "Row 1202"
                        row "Row 1203"
                    """),
            ])
    }

    private static var pages: ConformanceCase {
        ConformanceCase(
            "A list of pages reads what a person has scrolled to", rows: 3,
            makeWindow: { _ in
                let total = 700
                let items = PagedList<String> { offset, limit in
                    let end = min(total, offset + limit)
                    return ListPage(elements: offset < end ? (offset..<end).map { "Item \($0 + 1)" } : [], total: total, version: 1)
                }
                items.reload()
                return Window(Screen(title: "Pages", content: Stack(List(items) { Label($0) })))
            },
            steps: [
                .expect(
                    """
                    screen "Pages"
                      list [700 rows, 1-3]
                        row "Item 1"
                        row "Item 2"
                        row "Item 3"
                    """),
                .scroll(toRow: 500),
                .expect(
                    """
                    screen "Pages"
                      list [700 rows, 501-503]
                        row "Item 501"
                        row "Item 502"
                        row "Item 503"
                    """),
                .scroll(toRow: 0),
                .expect(
                    """
                    screen "Pages"
                      list [700 rows, 1-3]
                        row "Item 1"
                        row "Item 2"
                        row "Item 3"
                    """),
            ])
    }

    private static var sections: ConformanceCase {
        ConformanceCase(
            "Sections have headings, and an index leads to them", rows: 2,
            makeWindow: { _ in
                let names = DynamicList((1...100).map { "A \($0)" } + (1...100).map { "B \($0)" })
                let list = List(names) { Label($0) }
                list.title = "Names"
                list.sections = [SectionHeading(title: "A", count: 100), SectionHeading(title: "B", count: 100)]
                return Window(Screen(title: "Sections", content: Stack(list)))
            },
            steps: [
                .expect(
                    """
                    screen "Sections"
                      list "Names" [200 rows, 1-2]
                        sectionHeader "A"
                        row "A 1"
                        row "A 2"
                    """),
                .jump(to: "B", of: "Names"),
                .expect(
                    """
                    screen "Sections"
                      list "Names" [200 rows, 101-102]
                        sectionHeader "B"
                        row "B 1"
                        row "B 2"
                    """),
            ])
    }

    private static var collections: ConformanceCase {
        ConformanceCase(
            "A collection shows what fits, and a pager one page",
            makeWindow: { _ in
                let near = DynamicList(["One", "Two", "Three"]), told = Label()
                let pager = Pager("Picks", DynamicList(["Red", "Green", "Blue"])) { Label($0) }
                pager.onChange { told.text = "Page \($0)" }
                return Window(
                    Screen(
                        title: "Across",
                        content: Stack(
                            CollectionRow("Near", near) { Label($0) },
                            pager,
                            told,
                            Button("Add") { near.insert("Zero", at: 0) },
                            Button("Back to red") { pager.page = 0 }
                        )))
            },
            steps: [
                .turn("Picks", to: 2),
                .expect(
                    """
                    screen "Across"
                      collectionRow "Near" [3 rows, 1-2]
                        row "One"
                        row "Two"
                      pager "Picks" = 3 of 3
                        row "Blue"
                      label "Page 2"
                      button "Add"
                      button "Back to red"
                    """),
                .tap(.button, "Add"),
                .tap(.button, "Back to red"),
                .expect(
                    """
                    screen "Across"
                      collectionRow "Near" [4 rows, 1-2]
                        row "Zero"
                        row "One"
                      pager "Picks" = 1 of 3
                        row "Red"
                      label "Page 2"
                      button "Add"
                      button "Back to red"
                    """),
            ])
    }
}
