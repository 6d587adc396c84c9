/// A row of the home screen, with the view model of its cell.
enum HomeTableCellType {
    case pagingCell(model: PaginationCellVM)
    case categoriesCell(model: any TableCollectionCellVMRepresentable)
    case placesCell(model: any TableCollectionCellVMRepresentable)
}
