@_spi(Hosting) internal import Belvedere

/// Describes pagers in a transcript: the line contains the number of the current page and the number of all pages, such as
/// `1 of 3`.
struct PagerDescription: ViewDescription {
    func value(of view: MirroredView) -> String {
        let count = view[RowsView.count]
        return count == 0 ? "" : "\(view[RowsView.page] + 1) of \(count)"
    }

    func line(of view: MirroredView) -> String {
        let value = value(of: view)
        return value.isEmpty ? "" : " = " + value
    }

    var contents: DescribedContents { .rows }

    func visibleRows(of view: MirroredView, from first: Int, in viewport: Viewport) -> Range<Int>? {
        let count = view[RowsView.count], page = min(view[RowsView.page], count - 1)
        return count == 0 ? 0..<0 : page..<page + 1
    }
}
