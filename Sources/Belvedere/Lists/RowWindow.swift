/// The range of the rows that have views: the visible rows, and as many rows again before and after them.
struct RowWindow {
    /// The visible rows.
    private var visible: Range<Int>

    /// Creates a window at the beginning of a list. `length` is the number of visible rows.
    init(length: Int) {
        visible = 0..<length
    }

    /// Returns the range of the rows that should have views, in a list of `total` rows.
    func wanted(of total: Int) -> Range<Int> {
        let length = max(1, visible.count)
        let lower = max(0, min(visible.lowerBound, max(0, total - length)) - length)
        return lower..<min(max(lower, total), lower + 3 * length)
    }

    /// The largest number of rows that have views at the same time.
    var limit: Int { 3 * max(1, visible.count) }

    /// Returns the range of visible rows that begins with the row at `index`.
    func range(from index: Int) -> Range<Int> { index..<(index + max(1, visible.count)) }

    /// Stores the visible rows that a host has reported. The host can send any two numbers, also numbers whose difference overflows.
    ///
    /// - Returns: The rows that must have views: the visible rows, and half a screenful before and after them.
    mutating func show(_ range: Range<Int>, of total: Int) -> Range<Int> {
        let range = range.clamped(to: 0..<max(1, total))
        let lower = min(range.lowerBound, max(0, total - 1))
        let length = min(max(1, range.count), 200)
        visible = lower..<(lower + length)
        let margin = length / 2
        return max(0, lower - margin)..<min(max(total, 0), lower + length + margin)
    }
}
