public import BelvedereBinding
public import BelvedereCore
public import NearbyPlaces

/// The view model of a row with the best places of one type.
public final class PlacesTableCollectionCellVM: ViewModel, TableCollectionCellVMRepresentable {
    public let type: PlaceType
    public let title: String
    public var items: DynamicListValue<ImageAndLabelCollectionCellVM> { cells }

    private let cells = DynamicList<ImageAndLabelCollectionCellVM>()
    private let onSelect: (String) -> Void

    /// - Parameter onSelect: called with the identifier of the place that the person chose. The closure must not have a strong reference to
    ///   the owner of this view model.
    public init(type: PlaceType, texts: NearbyFormatter, onSelect: @escaping (String) -> Void) {
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
