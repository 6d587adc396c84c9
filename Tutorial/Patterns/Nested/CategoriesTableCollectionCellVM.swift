/// The types of places to choose from.
final class CategoriesTableCollectionCellVM: TableCollectionCellVMRepresentable {
    let title = "Want to be more specific"
    var cellSelected: (Int) -> Void = { _ in }
    let types = PlaceType.allCases

    var numberOfItems: Int { types.count }
    func viewModelForCell(indexPath: Int) -> ImageAndLabelCollectionCellVM { ImageAndLabelCollectionCellVM(types[indexPath]) }
    func cellSelected(indexPath: Int) { cellSelected(indexPath) }
}
