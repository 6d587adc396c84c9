internal import Belvedere

extension CataloguePage {
    /// The page with a map around a place.
    static var mapPicture: CataloguePage {
        CataloguePage(
            .mapPicture, "MapPicture", in: .pictures, of: [.mapPicture], CatalogueTexts.linesMapAroundPlace,
            [
                PageExample(CatalogueTexts.source) {
                    let streets = (0..<7).map { number in
                        MapPicture.Line([
                            .init(x: 0, y: 150 * number), .init(x: 500, y: 130 * number + 60),
                            .init(x: 1000, y: 170 * number),
                        ])
                    }
                    return MapPicture(
                        name: "The office on the map", lines: streets,
                        attribution: "Drawn lines, no real place"
                    )
                }
            ])
    }
}
