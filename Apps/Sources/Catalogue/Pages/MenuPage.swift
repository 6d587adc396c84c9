internal import Belvedere

extension CataloguePage {
    /// Buttons that open menus.
    static var menu: CataloguePage {
        CataloguePage(
            .menu, "Menu", in: .actions, of: [.menu], "A button that opens a menu.",
            keys: [
                CatalogueKey("Enter, Space, ↓", "Open the menu at its first entry"), CatalogueKey("↑", "Opens it at its last entry"),
                CatalogueKey("↓, ↑, Home, End", "Move through the entries"), CatalogueKey("→, ←", "Open a menu in the menu, and leave it"),
                CatalogueKey("A letter", "Goes to the entry that begins with it"), CatalogueKey("Enter, Space", "Choose the entry"),
                CatalogueKey("Esc", "Closes the menu"),
            ],
            [
                Example("Entries of all kinds") {
                    let told = Label("Nothing chosen", style: .detail)
                    let entry = { (title: String) in
                        MenuEntry(title) { told.text = "Chosen: \(title)" }
                    }
                    let menu = Menu(
                        "More",
                        [
                            entry("Rename"),
                            .submenu("Copy", symbol: .copy, [entry("Name"), entry("Link")]),
                            MenuEntry("Archive", isEnabled: false) {},
                            .divider,
                            MenuEntry("Delete", symbol: .delete, role: .destructive) {
                                told.text = "Deleted"
                            },
                        ])
                    return Stack(menu, told)
                },
                Example("Disabled") {
                    let menu = Menu("Locked", [MenuEntry("Open") {}])
                    menu.isEnabled = false
                    return menu
                },
            ])
    }
}
