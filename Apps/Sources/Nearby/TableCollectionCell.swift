internal import Belvedere
internal import NearbyModel

/// A cell that contains a horizontal collection. It can show categories and places, because it uses only the protocol that both conform to.
final class TableCollectionCell: Stack {
    init(_ viewModel: any TableCollectionCellVMRepresentable) {
        let collection = CollectionRow(viewModel.title, viewModel.items, dataSource: ImageAndLabelCollectionCell.dataSource)
        collection.onActivate { item in viewModel.select(item) }
        super.init(.vertical, [collection])
    }
}
