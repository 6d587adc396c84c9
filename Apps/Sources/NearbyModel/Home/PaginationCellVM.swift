public import BelvedereBinding
public import BelvedereCore

/// The view model of the row with recommendations. It shows one card at a time, for the recommended place of each type.
public final class PaginationCellVM: ViewModel {
    public let title: String
    /// The cards, one for each page.
    public var pages: DynamicListValue<ImageAndLabelCollectionCellVM> { cells }
    /// The index of the shown page. The view writes it when the person swipes or presses a dot.
    public let page = Dynamic(0)

    private let cells = DynamicList<ImageAndLabelCollectionCellVM>()
    private let onSelect: (String) -> Void

    /// - Parameter onSelect: called with the identifier of the place that the person has chosen. The closure must not have a strong
    ///   reference to the owner of this view model.
    public init(onSelect: @escaping (String) -> Void) {
        title = NearbyTexts.hotPicks
        self.onSelect = onSelect
    }

    func show(_ cards: [ImageAndLabelCollectionCellVM]) {
        transaction {
            cells.assign(cards)
            page.value = min(page.value, max(0, cards.count - 1))
        }
    }

    /// Called when the person presses a card or chooses it by a key.
    public func select(_ card: ImageAndLabelCollectionCellVM) {
        onSelect(card.id)
    }
}
