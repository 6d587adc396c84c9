internal import Belvedere

extension CataloguePage {
    /// The page with rows in a vertical list.
    static var list: CataloguePage {
        CataloguePage(
            .list, "List", in: .lists, of: [.list, .row], CatalogueTexts.rowsBelowEachOtherTen,
            keys: [
                CatalogueKey("Tab", CatalogueTexts.movesKeyboardRowActions),
                CatalogueKey("↓, ↑", CatalogueTexts.moveRowAfterBefore), CatalogueKey("Home, End", CatalogueTexts.moveFirstLastRow),
                CatalogueKey("Enter", CatalogueTexts.opensRow),
            ],
            sample: PageSample(name: \RowsView.title) {
                let list = List(DynamicList(["Mercury", "Venus"])) { Label($0) }
                list.title = "Planets"
                return list
            },
            [
                PageExample(CatalogueTexts.rowsOpenActions) {
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
                PageExample(CatalogueTexts.underHeadingsIndex) {
                    let names = DynamicList(["Ada", "Alan", "Barbara", "Donald", "Edsger"])
                    let list = List(names.sections { String($0.prefix(1)) }, header: { $0 }) { name in
                        Label(name)
                    }
                    list.title = "By letter"
                    return list
                },
                PageExample(CatalogueTexts.rowsComeGoMove) {
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
                PageExample(CatalogueTexts.controlsRows) {
                    let list = List(DynamicList(["Kitchen", "Hall"])) { room in
                        Stack(.horizontal, Label(room), Spacer(), Toggle("Light"))
                    }
                    list.title = "Rooms"
                    return list
                },
            ])
    }
}
