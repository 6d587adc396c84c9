internal import Belvedere

extension CataloguePage {
    /// Rows below each other.
    static var list: CataloguePage {
        CataloguePage(
            .list, "List", in: .lists, of: [.list, .row], "Rows below each other: ten or a hundred thousand.",
            keys: [
                CatalogueKey("Tab", "Moves the keyboard to a row, and on to its actions"),
                CatalogueKey("↓, ↑", "Move to the row after or before"), CatalogueKey("Home, End", "Move to the first or the last row"),
                CatalogueKey("Enter", "Opens the row"),
            ],
            [
                Example("Rows that open, with actions") {
                    let names = DynamicList(["Ada Lovelace", "Alan Turing", "Grace Hopper"])
                    let told = Label(style: .detail)
                    let list = List(names) { name in
                        Stack(.horizontal, Avatar(name), Label(name))
                    }
                    list.title = "People"
                    list.onActivate { told.text = "Opened \($0)" }
                    list.setActions([
                        RowAction("Delete", role: .destructive) { name in
                            names.removeAll { $0 == name }
                        }
                    ])
                    return Stack(list, told)
                },
                Example("Under headings, with an index") {
                    let names = DynamicList(["Ada", "Alan", "Barbara", "Donald", "Edsger"])
                    let list = List(names.sections { String($0.prefix(1)) }, header: { $0 }) { name in
                        Label(name)
                    }
                    list.title = "By letter"
                    return list
                },
                Example("Rows that come, go and move") {
                    let names = DynamicList(["First", "Second", "Third"])
                    let list = List(names) { Label($0) }
                    list.title = "Queue"
                    return Stack(
                        list,
                        Stack(
                            .horizontal,
                            Button("Add") { names.insert("New", at: 1) },
                            Button("Move the first down") { names.move(from: 0, to: names.count - 1) }
                        ))
                },
                Example("Controls in rows") {
                    let list = List(DynamicList(["Kitchen", "Hall"])) { room in
                        Stack(.horizontal, Label(room), Spacer(), Toggle("Light"))
                    }
                    list.title = "Rooms"
                    return list
                },
            ])
    }
}
