public import BelvedereBinding

/// The protocol for view models of the cell with a horizontal collection. The view models of categories and of places both conform to it,
/// so one cell shows either.
public protocol TableCollectionCellVMRepresentable: AnyObject {
    /// The title above the collection.
    var title: String { get }
    /// The contents of the items, as a list that the cell can observe.
    var items: DynamicListValue<ImageAndLabelCollectionCellVM> { get }
    /// Called when the person chooses an item.
    func select(_ item: ImageAndLabelCollectionCellVM)
}

extension TableCollectionCellVMRepresentable {
    public var numberOfItems: Int { items.count }
    /// Returns the content of the item at an index.
    public func viewModelForItem(at index: Int) -> ImageAndLabelCollectionCellVM { items[index] }
}
