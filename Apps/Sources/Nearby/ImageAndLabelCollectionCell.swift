internal import Belvedere
internal import NearbyModel
internal import NearbyPlaces

/// A cell with a picture above a label, for a category, a place or a card.
final class ImageAndLabelCollectionCell: Stack {
    private let image = ImageView(.symbol(.place))
    private let label = Label(style: .headline)
    private let detail = Label(style: .detail)

    init() {
        super.init(.vertical, [image, label, detail])
    }

    func show(_ viewModel: ImageAndLabelCollectionCellVM) {
        image.picture = .symbol(viewModel.image.symbol)
        label.text = viewModel.label
        detail.text = viewModel.detail
        detail.isHidden = viewModel.detail.isEmpty
    }

    /// Makes the data source for all horizontal rows of these cells.
    static var dataSource: ListDataSource<ImageAndLabelCollectionCellVM, ImageAndLabelCollectionCell> {
        ListDataSource(ImageAndLabelCollectionCell.init) { cell, viewModel in cell.show(viewModel) }
    }
}
