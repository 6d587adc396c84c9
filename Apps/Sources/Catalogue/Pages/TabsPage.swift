internal import Belvedere

extension CataloguePage {
    /// The page with several contents, of which the person sees one and chooses it by a tab.
    static var tabs: CataloguePage {
        CataloguePage(
            .tabs, "Tabs", in: .layout, of: [.tabs], CatalogueTexts.severalContentsOnePlaceOne,
            keys: [
                CatalogueKey("Tab", CatalogueTexts.movesKeyboardChosenTabContent),
                CatalogueKey("→, ←", CatalogueTexts.chooseTabAfterBefore), CatalogueKey("Home, End", CatalogueTexts.chooseFirstLast),
            ],
            sample: PageSample(isControl: true) { Tabs([("Rain", Label("Two millimetres")), ("Wind", Label("Calm"))]) },
            [
                PageExample(CatalogueTexts.threeContents) {
                    Tabs([
                        ("Day", Label("Nothing today")),
                        ("Week", Label("Two meetings")),
                        ("Month", Label("A journey to London")),
                    ])
                },
                PageExample(CatalogueTexts.anotherOneFirst) {
                    Tabs([("List", Label("A list")), ("Map", Label("A map"))], selection: 1)
                },
            ])
    }
}
