internal import Belvedere
internal import NearbyModel

/// Cards of which one is shown at a time.
final class PaginationCell: Stack {
    init(_ viewModel: PaginationCellVM) {
        let pager = Pager(viewModel.title, viewModel.pages, dataSource: ImageAndLabelCollectionCell.dataSource)
        pager.onActivate { card in viewModel.select(card) }
        pager.onPage = { viewModel.page.value = $0 }
        super.init(.vertical, [pager])
        viewModel.page.bindAndFire(to: pager, \.page)
    }
}
