@_spi(Hosting) internal import Belvedere

/// Describes tables in a transcript: the line of a table contains the number of rows and the range of the visible rows. The column
/// titles and the sort order are on a line above the rows.
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
