internal import Belvedere
internal import NearbyModel
internal import NearbyPlaces

/// A picture over a label: a category, a place, a card.
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

    /// One data source for every row that has such cells.
    static var dataSource: ListDataSource<ImageAndLabelCollectionCellVM, ImageAndLabelCollectionCell> {
        ListDataSource(ImageAndLabelCollectionCell.init) { cell, viewModel in cell.show(viewModel) }
    }
}
