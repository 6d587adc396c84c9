#if canImport(UIKit)
package import UIKit

/// Rows that a table has before and after a change: the rows from the position `before` on have the positions from `after` on.
package struct KeptRows: Equatable {
    package var before: Int
    package var after: Int
    package var count: Int

    package init(before: Int, after: Int, count: Int) { (self.before, self.after, self.count) = (before, after, count) }
}

extension [KeptRows] {
    /// Adds rows at the end, to the last part if they continue it.
    package mutating func extend(before: Int, after: Int, count: Int) {
        if let last, last.before + last.count == before, last.after + last.count == after {
            self[endIndex - 1].count += count
        } else {
            append(KeptRows(before: before, after: after, count: count))
        }
    }
}

/// The edits that turn the rows of a table into others, as UIKit performs them together: removals have places before the change, and
/// insertions have places after it.
package struct TableBatch {
    package struct Move: Equatable {
        package let from: IndexPath
        package let to: IndexPath
    }

    package private(set) var deletedSections: [Int] = []
    package private(set) var insertedSections: [Int] = []
    package private(set) var deleted: [IndexPath] = []
    package private(set) var inserted: [IndexPath] = []
    package private(set) var moved: [Move] = []

    /// The largest number of edited rows. A person sees far fewer, and UIKit takes long for very many.
    private static let limit = 400

    package var isEmpty: Bool {
        deletedSections.isEmpty && insertedSections.isEmpty && deleted.isEmpty && inserted.isEmpty && moved.isEmpty
    }

    /// Finds the edits that keep the given rows.
    ///
    /// - Returns: The edits, or `nil` if there are so many that the table should read its rows again.
    /// - Complexity: O(*n*²) in the number of `kept` parts.
    package init?(_ kept: [KeptRows], from before: TableSections, to after: TableSections) {
        let sections = SectionPairs(before, after)
        deletedSections = sections.after.indices.filter { sections.after[$0] == nil }
        insertedSections = sections.before.indices.filter { sections.before[$0] == nil }
        var moving: [Piece] = []
        var staying: [[Piece]] = Array(repeating: [], count: after.counts.count)
        for piece in Piece.pieces(of: kept, before, after) {
            if sections.after[piece.from.section] == piece.to.section {
                staying[piece.to.section].append(piece)
            } else if deletedSections.isEmpty, insertedSections.isEmpty {
                moving.append(piece)
            }
        }
        if staying.contains(where: { $0.count > Self.limit }) { return nil }
        for section in staying.indices {
            let isKept = Piece.inOrder(staying[section])
            moving += zip(staying[section], isKept).filter { !$0.1 }.map(\.0)
        }
        let all = staying.flatMap(\.self) + moving.filter { sections.after[$0.from.section] != $0.to.section }
        var (gone, added): ([Range<Int>], [Range<Int>]) = ([], [])
        for (old, new) in sections.after.enumerated() where new != nil {
            gone += Self.gaps(in: before.rows(of: old), all.map { before.position(of: $0.from)..<before.position(of: $0.from) + $0.count })
        }
        for (new, old) in sections.before.enumerated() where old != nil {
            added += Self.gaps(in: after.rows(of: new), all.map { after.position(of: $0.to)..<after.position(of: $0.to) + $0.count })
        }
        let edits = (gone + added).reduce(0) { $0 + $1.count } + moving.reduce(0) { $0 + $1.count }
        if edits > Self.limit { return nil }
        deleted = gone.flatMap(\.self).map(before.path)
        inserted = added.flatMap(\.self).map(after.path)
        moved = moving.flatMap { piece in
            (0..<piece.count).map { offset in
                Move(
                    from: IndexPath(row: piece.from.row + offset, section: piece.from.section),
                    to: IndexPath(row: piece.to.row + offset, section: piece.to.section))
            }
        }
    }

    /// The parts of a range that none of these ranges covers.
    private static func gaps(in range: Range<Int>, _ covering: [Range<Int>]) -> [Range<Int>] {
        var gaps: [Range<Int>] = [], end = range.lowerBound
        for part in covering.map({ $0.clamped(to: range) }).sorted(by: { $0.lowerBound < $1.lowerBound }) where !part.isEmpty {
            if part.lowerBound > end { gaps.append(end..<part.lowerBound) }
            end = max(end, part.upperBound)
        }
        if end < range.upperBound { gaps.append(end..<range.upperBound) }
        return gaps
    }
}

/// Kept rows that are in one section before the change, and in one after it.
private struct Piece {
    var from: IndexPath
    var to: IndexPath
    var count: Int

    /// Divides kept rows at the ends of the sections. The pieces have the order after the change.
    static func pieces(of kept: [KeptRows], _ before: TableSections, _ after: TableSections) -> [Piece] {
        kept.sorted { $0.after < $1.after }.flatMap { rows in
            var pieces: [Piece] = [], done = 0
            while done < rows.count {
                let from = before.path(of: rows.before + done), to = after.path(of: rows.after + done)
                let count = min(rows.count - done, before.counts[from.section] - from.row, after.counts[to.section] - to.row)
                pieces.append(Piece(from: from, to: to, count: count))
                done += count
            }
            return pieces
        }
    }

    /// Returns which pieces of a section stay where they are, so that as few rows as possible move. The pieces have the order after the
    /// change.
    static func inOrder(_ pieces: [Piece]) -> [Bool] {
        var best: [(rows: Int, last: Int?)] = []
        for (index, piece) in pieces.enumerated() {
            let before = (0..<index).filter { pieces[$0].from.row < piece.from.row }.max { best[$0].rows < best[$1].rows }
            best.append(((before.map { best[$0].rows } ?? 0) + piece.count, before))
        }
        var stays = Array(repeating: false, count: pieces.count)
        var next = best.indices.max { best[$0].rows < best[$1].rows }
        while let index = next {
            stays[index] = true
            next = best[index].last
        }
        return stays
    }
}
#endif
