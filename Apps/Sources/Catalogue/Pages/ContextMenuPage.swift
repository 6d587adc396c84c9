internal import Belvedere

extension CataloguePage {
    /// The page with menus that open at the pointer.
    static var contextMenu: CataloguePage {
        CataloguePage(
            .contextMenu, "ContextMenu", in: .actions, of: [.contextMenu], CatalogueTexts.givesViewMenuOpensAt,
            keys: [
                CatalogueKey("Menu, Shift F10", CatalogueTexts.opensMenuViewHasKeyboard),
                CatalogueKey("↓, ↑", CatalogueTexts.moveThroughEntries), CatalogueKey("Esc", CatalogueTexts.closes),
            ],
            [
                PageExample(CatalogueTexts.menuPortrait) {
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
