internal import Belvedere
internal import NearbyModel

/// The one cell with a collection in it. It shows categories and places alike, because it knows their contract alone.
final class TableCollectionCell: Stack {
    init(_ viewModel: any TableCollectionCellVMRepresentable) {
        let collection = CollectionRow(viewModel.title, viewModel.items, dataSource: ImageAndLabelCollectionCell.dataSource)
        collection.onActivate { item in viewModel.select(item) }
        super.init(.vertical, [collection])
    }
}
