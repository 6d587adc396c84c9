@_spi(Hosting) internal import Belvedere

/// A pager says which of its pages is shown.
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
