internal import Belvedere

extension CataloguePage {
    /// The page with cards in a horizontal row.
    static var collectionRow: CataloguePage {
        CataloguePage(
            .collectionRow, "CollectionRow", in: .lists, of: [.collectionRow], CatalogueTexts.cardsSideBySideLook,
            keys: [
                .tab, CatalogueKey("→, ←", CatalogueTexts.moveCardAfterBefore), CatalogueKey("Enter", CatalogueTexts.opensCard),
            ],
            sample: PageSample(name: \.title) { CollectionRow("Planets", DynamicList(["Mercury", "Venus"])) { Label($0) } },
            [
                PageExample(CatalogueTexts.cardsOpen) {
                    let told = Label(style: .detail)
                    let cafes = DynamicList(["Ekberg", "Engel", "Esplanad", "Fazer", "Regatta"])
                    let row = CollectionRow("Cafes nearby", cafes) { name in
                        Stack(ImageView(.symbol(.cafe)), Label(name, style: .headline))
                    }
                    row.onActivate { told.text = "Opened \($0)" }
                    return Stack(row, told)
                }
            ])
    }
}
