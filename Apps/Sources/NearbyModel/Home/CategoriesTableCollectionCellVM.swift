public import BelvedereBinding
public import BelvedereCore
public import NearbyPlaces

/// The types of place to choose from.
public final class CategoriesTableCollectionCellVM: ViewModel, TableCollectionCellVMRepresentable {
    public let title: String
    public let items: DynamicListValue<ImageAndLabelCollectionCellVM>
    private let onSelect: (PlaceType) -> Void

    /// - Parameter onSelect: called with the type that a person chose. It must not hold its owner.
    public init(texts: NearbyTexts, onSelect: @escaping (PlaceType) -> Void) {
        title = NearbyWords.categories
        self.onSelect = onSelect
        items = DynamicList(
            PlaceType.allCases.map { type in
                ImageAndLabelCollectionCellVM(id: type.rawValue, image: type, label: texts.name(of: type))
            })
    }

    public func select(_ item: ImageAndLabelCollectionCellVM) {
        onSelect(item.image)
    }
}
