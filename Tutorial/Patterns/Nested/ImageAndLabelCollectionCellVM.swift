import Belvedere

/// The content of one cell of a collection.
struct ImageAndLabelCollectionCellVM: Hashable {
    let image: Symbol
    let label: String

    init(_ place: Place) {
        self.init(place.type, label: place.name)
    }

    init(_ type: PlaceType) {
        self.init(type, label: type.rawValue)
    }

    private init(_ type: PlaceType, label: String) {
        image = type == .cafe ? .cafe : .restaurant
        self.label = label
    }
}
