import Belvedere

/// The first place of each type, one at a time.
final class PaginationCellVM {
    let title = "Hot picks only for you"
    let pages: DynamicList<ImageAndLabelCollectionCellVM>

    init(dataModel: [Place]) {
        let best = PlaceType.allCases.compactMap { type in dataModel.first { $0.type == type } }
        pages = DynamicList(best.map(ImageAndLabelCollectionCellVM.init))
    }
}
