public import BelvedereBinding
public import BelvedereCore
public import NearbyPlaces

/// The best places of one type.
public final class PlacesTableCollectionCellVM: ViewModel, TableCollectionCellVMRepresentable {
    public let type: PlaceType
    public let title: String
    public var items: DynamicListValue<ImageAndLabelCollectionCellVM> { cells }

    private let cells = DynamicList<ImageAndLabelCollectionCellVM>()
    private let onSelect: (String) -> Void

    /// - Parameter onSelect: called with the identifier of the place that a person chose. It must not hold its owner.
    public init(type: PlaceType, texts: NearbyTexts, onSelect: @escaping (String) -> Void) {
        self.type = type
        title = texts.homeTitle(of: type)
        self.onSelect = onSelect
    }

    func show(_ cards: [ImageAndLabelCollectionCellVM]) {
        cells.assign(cards)
    }

    public func select(_ item: ImageAndLabelCollectionCellVM) {
        onSelect(item.id)
    }
}
