public import BelvedereBinding
public import BelvedereCore
public import NearbyPlaces

/// The view model of the home screen's row with the types of places, from which the person chooses one.
public final class CategoriesTableCollectionCellVM: ViewModel, TableCollectionCellVMRepresentable {
    public let title: String
    public let items: DynamicListValue<ImageAndLabelCollectionCellVM>
    private let onSelect: (PlaceType) -> Void

    /// - Parameter onSelect: called with the type that the person chose. The closure must not have a strong reference to the owner of this
    ///   view model.
    public init(texts: NearbyFormatter, onSelect: @escaping (PlaceType) -> Void) {
        title = NearbyTexts.categories
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
