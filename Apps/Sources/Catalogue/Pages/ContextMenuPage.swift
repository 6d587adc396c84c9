internal import Belvedere

extension CataloguePage {
    /// Menus at the pointer.
    static var contextMenu: CataloguePage {
        CataloguePage(
            .contextMenu, "ContextMenu", in: .actions, of: [.contextMenu], "Gives a view a menu that opens at the pointer.",
            keys: [
                CatalogueKey("Menu, Shift F10", "Opens the menu of the view that has the keyboard"),
                CatalogueKey("↓, ↑", "Move through the entries"), CatalogueKey("Esc", "Closes it"),
            ],
            [
                Example("A menu on a portrait") {
                    let told = Label("Press the right button, or hold a finger on it", style: .detail)
                    let portrait = Stack(
                        .horizontal, Avatar("Ada Lovelace"), Label("Ada Lovelace", style: .headline)
                    )
                    return Stack(
                        ContextMenu(
                            "Ada Lovelace", portrait,
                            [
                                MenuEntry("Call", symbol: .phone) { told.text = "Called" },
                                MenuEntry("Write", symbol: .mail) { told.text = "Written" },
                            ]),
                        told
                    )
                }
            ])
    }
}
