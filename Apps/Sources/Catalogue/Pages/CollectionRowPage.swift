internal import Belvedere

extension CataloguePage {
    /// Cards side by side.
    static var collectionRow: CataloguePage {
        CataloguePage(
            .collectionRow, "CollectionRow", in: .lists, of: [.collectionRow], "Cards side by side, to look through.",
            keys: [
                .tab, CatalogueKey("→, ←", "Move to the card after or before"), CatalogueKey("Enter", "Opens the card"),
            ],
            [
                Example("Cards that open") {
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
