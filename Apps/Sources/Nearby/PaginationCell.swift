internal import Belvedere
internal import NearbyModel

/// A cell with cards that are shown one at a time.
final class PaginationCell: Stack {
    init(_ viewModel: PaginationCellVM) {
        let pager = Pager(viewModel.title, viewModel.pages, dataSource: ImageAndLabelCollectionCell.dataSource)
            .bind(viewModel.page)
            .onActivate { card in viewModel.select(card) }
        super.init(.vertical, [pager])
    }
}
