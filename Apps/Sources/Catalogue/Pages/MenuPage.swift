internal import Belvedere

extension CataloguePage {
    /// The page with buttons that open menus.
    static var menu: CataloguePage {
        CataloguePage(
            .menu, "Menu", in: .actions, of: [.menu], CatalogueTexts.buttonOpensMenu,
            keys: [
                CatalogueKey("Enter, Space, ↓", CatalogueTexts.openMenuAtFirstEntry), CatalogueKey("↑", CatalogueTexts.opensAtLastEntry),
                CatalogueKey("↓, ↑, Home, End", CatalogueTexts.moveThroughEntries), CatalogueKey("→, ←", CatalogueTexts.openMenuMenuLeave),
                CatalogueKey("A letter", CatalogueTexts.goesEntryBegins), CatalogueKey("Enter, Space", CatalogueTexts.chooseEntry),
                CatalogueKey("Esc", CatalogueTexts.closesMenu),
            ],
            sample: PageSample(text: \.title, isControl: true) { Menu("Edit", [MenuEntry("Undo") {}, MenuEntry("Redo") {}]) },
            [
                PageExample(CatalogueTexts.entriesAllKinds) {
                    let told = Label("Nothing chosen", style: .detail)
                    let entry = { (title: String) in
                        MenuEntry(title) { told.text = "Chosen: \(title)" }
                    }
                    let menu = Menu(
                        "More",
                        [
                            entry("Rename").shortcut("e"),
                            .submenu("Copy", symbol: .copy, [entry("Name"), entry("Link")]),
                            MenuEntry("Archive", isEnabled: false) {},
                            .divider,
                            MenuEntry("Delete", symbol: .delete, role: .destructive) {
                                told.text = "Deleted"
                            },
                        ])
                    return Stack(menu, told)
                },
                PageExample(CatalogueTexts.disabled) {
                    let menu = Menu("Locked", [MenuEntry("Open") {}])
                    menu.isEnabled = false
                    return menu
                },
            ])
    }
}
