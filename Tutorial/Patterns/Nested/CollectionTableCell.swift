import Belvedere

/// A cell with a collection. It knows only the contract, so it shows categories as well as places.
final class CollectionTableCell: Stack {
    init() {
        super.init(.vertical, [])
    }

    func prepareCell(viewModel: any TableCollectionCellVMRepresentable) {
        let indices = DynamicList(Array(0..<viewModel.numberOfItems))
        let collection = CollectionRow(viewModel.title, indices) { index in
            let cell = viewModel.viewModelForCell(indexPath: index)
            return Stack(ImageView(.symbol(cell.image)), Label(cell.label))
        }
        setViews([collection.onActivate { index in viewModel.cellSelected(indexPath: index) }])
    }
}
