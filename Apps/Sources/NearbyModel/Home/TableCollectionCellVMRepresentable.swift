public import BelvedereBinding

/// What the one reusable cell with a collection in it needs to know. Categories and places fulfil it, each in its own way.
public protocol TableCollectionCellVMRepresentable: AnyObject {
    /// What stands over the collection.
    var title: String { get }
    /// The view models of the items, to follow as they change.
    var items: DynamicListValue<ImageAndLabelCollectionCellVM> { get }
    /// An item was selected.
    func select(_ item: ImageAndLabelCollectionCellVM)
}

extension TableCollectionCellVMRepresentable {
    public var numberOfItems: Int { items.count }
    /// The view model of an item.
    public func viewModelForItem(at index: Int) -> ImageAndLabelCollectionCellVM { items[index] }
}
