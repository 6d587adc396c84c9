public import BelvedereBinding
public import BelvedereCore

/// The first place of each type, one card at a time.
public final class PaginationCellVM: ViewModel {
    public let title: String
    /// The cards, one for each page.
    public var pages: DynamicListValue<ImageAndLabelCollectionCellVM> { cells }
    /// The page that is shown; the dots and the swipe both set it.
    public let page = Dynamic(0)

    private let cells = DynamicList<ImageAndLabelCollectionCellVM>()
    private let onSelect: (String) -> Void

    /// - Parameter onSelect: called with the identifier of the place that a person chose. It must not hold its owner.
    public init(onSelect: @escaping (String) -> Void) {
        title = NearbyWords.hotPicks
        self.onSelect = onSelect
    }

    func show(_ cards: [ImageAndLabelCollectionCellVM]) {
        transaction {
            cells.assign(cards)
            page.value = min(page.value, max(0, cards.count - 1))
        }
    }

    /// A card was activated.
    public func select(_ card: ImageAndLabelCollectionCellVM) {
        onSelect(card.id)
    }
}
