#if canImport(UIKit)
internal import BelvedereBinding

/// The rows of a long list while the edits of a change are followed: runs of rows that were next to each other before the change, and new
/// rows between them.
struct RowRuns {
    private struct Run {
        /// The position of the first row before the change; `nil` for new rows.
        var before: Int?
        var count: Int
        var isUpdated = false
    }

    private var runs: [Run]

    init(count: Int) { runs = [Run(before: 0, count: count)] }

    /// Applies the edits of a change of the list.
    ///
    /// - Returns: `false` if the edits do not tell which rows stay.
    mutating func apply<Element>(_ change: ListChange<Element>) -> Bool {
        for step in change.steps {
            switch step {
            case .insert(_, let index): runs.insert(Run(before: nil, count: 1), at: divide(at: index))
            case .remove(let index): take(at: index)
            case .move(let from, let to): if let run = take(at: from) { runs.insert(run, at: divide(at: to)) }
            case .update(_, let index):
                if var run = take(at: index) {
                    run.isUpdated = true
                    runs.insert(run, at: divide(at: index))
                }
            case .reload, .batch: return false
            }
        }
        return true
    }

    /// Takes a row out.
    @discardableResult
    private mutating func take(at position: Int) -> Run? {
        let index = divide(at: position)
        _ = divide(at: position + 1)
        return runs.indices.contains(index) ? runs.remove(at: index) : nil
    }

    /// Divides the run around a position, so that one begins there. Returns its index.
    private mutating func divide(at position: Int) -> Int {
        var start = 0
        for (index, run) in runs.enumerated() {
            if position <= start { return index }
            if position < start + run.count {
                let first = position - start
                runs[index].count = first
                let rest = Run(before: run.before.map { $0 + first }, count: run.count - first, isUpdated: run.isUpdated)
                runs.insert(rest, at: index + 1)
                return index + 1
            }
            start += run.count
        }
        return runs.count
    }

    private var placed: [(run: Run, start: Int)] {
        var start = 0
        return runs.map { run in
            defer { start += run.count }
            return (run, start)
        }
    }

    /// The number of rows after the change.
    var total: Int { runs.reduce(0) { $0 + $1.count } }

    /// The rows that are in the list before and after the change.
    var kept: [KeptRows] {
        placed.reduce(into: []) { kept, part in
            if let before = part.run.before { kept.extend(before: before, after: part.start, count: part.run.count) }
        }
    }

    /// The positions of the rows that have new content, after the change.
    var updated: [Int] { placed.flatMap { run, start in run.isUpdated ? Array(start..<start + run.count) : [] } }
}
#endif
