internal import Belvedere

extension CataloguePage {
    /// The page with pictures.
    static var imageView: CataloguePage {
        CataloguePage(
            .imageView, "ImageView", in: .pictures, of: [.image], CatalogueTexts.pictureSymbolLettersWhatAt,
            sample: PageSample(name: \.accessibilityName) { ImageView(.symbol(.star), name: "Favourite") },
            [
                PageExample(CatalogueTexts.symbols) {
                    Stack(
                        .horizontal,
                        Symbol.allCases.map { symbol in
                            ImageView(.symbol(symbol), name: symbol.rawValue)
                        })
                },
                PageExample(CatalogueTexts.letters) {
                    Stack(.horizontal, ImageView(.initials("AL")), ImageView(.initials("GH")))
                },
                PageExample(CatalogueTexts.decorationHasNoName) {
                    Stack(.horizontal, ImageView(.symbol(.star)), Label("Five stars"))
                },
            ])
    }
}
