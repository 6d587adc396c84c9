@_spi(Hosting) internal import Belvedere

/// Describes lists in a transcript: the line of a list contains the number of rows, the range of the visible rows and the actions
/// of a row.
struct ListDescription: ViewDescription {
    /// Whether the rows are side by side, as in a `CollectionRow`. In a `List` they are one below the other.
    var isAcross = false

    func states(of view: MirroredView, in situation: Situation) -> [String] {
        let count = view[RowsView.count]
        var states = [count == 1 ? "1 row" : "\(count) rows"]
        if let shown = situation.visibleRows, shown.count < count { states.append("\(shown.lowerBound + 1)-\(shown.upperBound)") }
        let actions = view[RowsView.actions]
        if count > 0, !actions.isEmpty { states.append("actions " + actions.map(TranscriptText.quote).joined(separator: " ")) }
        return states
    }

    var contents: DescribedContents { .rows }

    func visibleRows(of view: MirroredView, from first: Int, in viewport: Viewport) -> Range<Int>? {
        let count = view[RowsView.count], length = isAcross ? viewport.columns : viewport.rows
        let first = min(first, max(0, count - length))
        return first..<min(count, first + length)
    }
}
