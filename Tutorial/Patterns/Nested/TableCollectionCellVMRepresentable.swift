/// The contract between the cell with a collection and its view model. Categories and places fulfil it in different ways.
protocol TableCollectionCellVMRepresentable: AnyObject {
    // Outputs
    var title: String { get }
    var numberOfItems: Int { get }
    func viewModelForCell(indexPath: Int) -> ImageAndLabelCollectionCellVM
    // Input
    func cellSelected(indexPath: Int)
    /// The event that the parent view model observes.
    var cellSelected: (Int) -> Void { get set }
}
