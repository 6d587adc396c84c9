internal import Belvedere

extension CataloguePage {
    /// Several contents in one place.
    static var tabs: CataloguePage {
        CataloguePage(
            .tabs, "Tabs", in: .layout, of: [.tabs], "Several contents in one place, of which one is shown.",
            keys: [
                CatalogueKey("Tab", "Moves the keyboard to the chosen tab, and on to its content"),
                CatalogueKey("→, ←", "Choose the tab after or before"), CatalogueKey("Home, End", "Choose the first or the last"),
            ],
            [
                Example("Three contents") {
                    Tabs([
                        ("Day", Label("Nothing today")),
                        ("Week", Label("Two meetings")),
                        ("Month", Label("A journey to London")),
                    ])
                },
                Example("Another one first") {
                    Tabs([("List", Label("A list")), ("Map", Label("A map"))], selection: 1)
                },
            ])
    }
}
