@_spi(Hosting) internal import Belvedere

/// A table says how many rows it has and which are in sight; its headings stand over the rows, with the order.
struct TableDescription: ViewDescription {
    func states(of view: MirroredView, in situation: Situation) -> [String] {
        ListDescription().states(of: view, in: situation)
    }

    var contents: DescribedContents { .rows }

    func header(of view: MirroredView) -> String? {
        let sorting = view[RowsView.sorting]
        return "header "
            + view[RowsView.columns].enumerated().map { index, column in
                let order = sorting?.column == index ? sorting?.isDescending == true ? " descending" : " ascending" : ""
                return TranscriptText.quote(column.title) + order
            }.joined(separator: " | ")
    }

    func visibleRows(of view: MirroredView, from first: Int, in viewport: Viewport) -> Range<Int>? {
        ListDescription().visibleRows(of: view, from: first, in: viewport)
    }
}
