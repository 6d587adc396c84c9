internal import Belvedere

extension CataloguePage {
    /// Fields to look for something.
    static var searchField: CataloguePage {
        CataloguePage(
            .searchField, "SearchField", in: .fields, of: [.searchField], "Looks for something while a person types.",
            keys: [
                .tab, CatalogueKey("Esc", "Empties it"),
            ],
            [
                Example("Bound to what is shown") {
                    let names = ["Ada", "Alan", "Grace"]
                    let text = Dynamic("")
                    let found = Label()
                    text.bindAndFire(to: found) { label, text in
                        let matches = names.filter { $0.lowercased().hasPrefix(text.lowercased()) }
                        label.text = matches.joined(separator: ", ")
                    }
                    return Stack(SearchField("Search names").bind(text), found)
                },
                Example("Filled") {
                    let field = SearchField("Search cities")
                    field.text = "Hels"
                    return field
                },
            ])
    }
}
