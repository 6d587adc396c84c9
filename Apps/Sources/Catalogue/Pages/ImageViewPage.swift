internal import Belvedere

extension CataloguePage {
    /// Pictures.
    static var imageView: CataloguePage {
        CataloguePage(
            .imageView, "ImageView", in: .pictures, of: [.image], "A picture: a symbol, letters, or what is at an address.",
            [
                Example("Symbols") {
                    Stack(
                        .horizontal,
                        Symbol.allCases.map { symbol in
                            ImageView(.symbol(symbol), name: symbol.rawValue)
                        })
                },
                Example("Letters") {
                    Stack(.horizontal, ImageView(.initials("AL")), ImageView(.initials("GH")))
                },
                Example("Decoration, which has no name") {
                    Stack(.horizontal, ImageView(.symbol(.star)), Label("Five stars"))
                },
            ])
    }
}
