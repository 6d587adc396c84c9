// Pages: performBatchUpdates(_:completion:) of UITableView and UICollectionView, insertRows(at:with:), deleteRows(at:with:),
// moveRow(at:to:), insertSections(_:with:), deleteSections(_:with:), insertItems(at:), deleteItems(at:), moveItem(at:to:), IndexSet, and
// "Batch Insertion, Deletion, and Reloading of Rows and Sections" in the Table View Programming Guide for iOS. This article says that
// removals have places before the batch, and insertions have places after it, in any order of the calls.

/// Whole numbers, each once, in their order.
public struct IndexSet: Sendable, Hashable, Sequence {
    private let numbers: [Int]

    public init(_ numbers: some Sequence<Int>) { self.numbers = Set(numbers).sorted() }
    public init(integer: Int) { numbers = [integer] }
    public func makeIterator() -> [Int].Iterator { numbers.makeIterator() }
}

/// The edits of a batch. UIKit raises an exception where the checks of this one fail.
struct Batch {
    var deletedSections: Set<Int> = []
    var insertedSections: Set<Int> = []
    var deleted: [IndexPath] = []
    var inserted: [IndexPath] = []
    var moved: [(from: IndexPath, to: IndexPath)] = []
    /// The rows of each section that stay in it: how many there were, and which of them have left.
    private var left: [Int: [Int]] = [:]
    /// The rows of each section after the batch that have come to it.
    private var come: [Int: [Int]] = [:]
    /// The section after the batch, for each section before it that stays.
    private var next: [Int: Int] = [:]

    /// Checks that the numbers of rows in the data source are those that the edits lead to.
    mutating func check(from before: [Int], to after: [Int]) {
        let gone = deleted + moved.map(\.from), added = inserted + moved.map(\.to)
        precondition(Set(gone).count == gone.count, "A batch removes or moves a row twice.")
        precondition(Set(added).count == added.count, "A batch inserts two rows in one place.")
        for place in gone {
            precondition(
                before.indices.contains(place.section) && (0..<before[place.section]).contains(place.row)
                    && !deletedSections.contains(place.section),
                "A batch removes a row that is not in the table before it: \(place).")
        }
        for place in added {
            precondition(
                after.indices.contains(place.section) && (0..<after[place.section]).contains(place.row),
                "A batch inserts a row in a place that is not in the table after it: \(place).")
        }
        precondition(deletedSections.isSubset(of: before.indices), "A batch removes a section that is not there.")
        let kept = before.indices.filter { !deletedSections.contains($0) }
        let staying = after.indices.filter { !insertedSections.contains($0) }
        precondition(
            kept.count == staying.count && insertedSections.isSubset(of: after.indices),
            "Invalid update: the data source has \(after.count) sections after it, and \(before.count) before it.")
        left = Dictionary(grouping: gone, by: \.section).mapValues { $0.map(\.row).sorted() }
        come = Dictionary(grouping: added, by: \.section).mapValues { $0.map(\.row).sorted() }
        for (old, new) in zip(kept, staying) {
            next[old] = new
            precondition(
                after[new] == before[old] - (left[old]?.count ?? 0) + (come[new]?.count ?? 0),
                "Invalid update: section \(new) has \(after[new]) rows after it and \(before[old]) before it, with "
                    + "\(come[new]?.count ?? 0) inserted and \(left[old]?.count ?? 0) removed.")
        }
    }

    /// Returns the place of a row after the batch; `nil` if the batch removes it.
    func place(of row: IndexPath) -> IndexPath? {
        if let move = moved.first(where: { $0.from == row }) { return move.to }
        guard let section = next[row.section] else { return nil }
        let left = left[row.section] ?? []
        if left.contains(row.row) { return nil }
        var place = row.row - left.count { $0 < row.row }
        for other in come[section] ?? [] where other <= place { place += 1 }
        return IndexPath(row: place, section: section)
    }
}
