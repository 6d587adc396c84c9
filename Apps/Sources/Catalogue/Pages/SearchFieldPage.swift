internal import Belvedere

extension CataloguePage {
    /// The page with fields for a search.
    static var searchField: CataloguePage {
        CataloguePage(
            .searchField, "SearchField", in: .fields, of: [.searchField], CatalogueTexts.looksSomethingWhilePersonTypes,
            keys: [
                .tab, CatalogueKey("Esc", CatalogueTexts.empties),
            ],
            sample: PageSample(text: \.title, message: \.message, isControl: true) { SearchField("Search streets") },
            [
                PageExample(CatalogueTexts.boundWhatShown) {
                    let names = ["Ada", "Alan", "Grace"]
                    let text = Dynamic("")
                    let found = Label()
                    text.bindAndFire(to: found) { label, text in
                        let matches = names.filter { $0.lowercased().hasPrefix(text.lowercased()) }
                        label.text = matches.joined(separator: ", ")
                    }
                    return Stack(SearchField("Search names").bind(text), found)
                },
                PageExample(CatalogueTexts.filled) {
                    let field = SearchField("Search cities")
                    field.text = "Hels"
                    return field
                },
            ])
    }
}
