/// Which rows of a list are made into views: those that a person can see, with a screenful before and after.
struct RowWindow {
    /// The rows that can be seen.
    private var visible: Range<Int>

    /// The beginning of a list, with the number of rows that can be seen.
    init(length: Int) {
        visible = 0..<length
    }

    /// The rows that are wanted, of so many in all.
    func wanted(of total: Int) -> Range<Int> {
        let length = max(1, visible.count)
        let lower = max(0, min(visible.lowerBound, max(0, total - length)) - length)
        return lower..<min(max(lower, total), lower + 3 * length)
    }

    /// The most rows that are kept.
    var limit: Int { 3 * max(1, visible.count) }

    /// The rows that can be seen when this one is the first.
    func range(from index: Int) -> Range<Int> { index..<(index + max(1, visible.count)) }

    /// Moves to the rows that can be seen now. A host can say any two numbers, also some that cannot be subtracted.
    ///
    /// - Returns: the rows that must be there: half a screenful more on each side.
    mutating func show(_ range: Range<Int>, of total: Int) -> Range<Int> {
        let range = range.clamped(to: 0..<max(1, total))
        let lower = min(range.lowerBound, max(0, total - 1))
        let length = min(max(1, range.count), 200)
        visible = lower..<(lower + length)
        let margin = length / 2
        return max(0, lower - margin)..<min(max(total, 0), lower + length + margin)
    }
}
