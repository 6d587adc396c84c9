#if canImport(UIKit)
@_spi(Hosting) internal import Belvedere
internal import BelvedereUIKit
internal import UIKit

/// The rows that a table shows: how many there are, and the views of those that the app has made.
struct ShownRows {
    let sections: TableSections
    /// The position of the first row that has a view.
    let start: Int
    let rows: [HostedView]

    /// The rows of a table before it has any.
    static var none: ShownRows { ShownRows(sections: TableSections(count: 0), start: 0, rows: []) }

    private init(sections: TableSections, start: Int, rows: [HostedView]) {
        (self.sections, self.start, self.rows) = (sections, start, rows)
    }

    /// Reads the rows of a list of the app.
    init(_ view: HostedView) {
        var sections = view.node[RowsView.sections]
        let count = view.node[RowsView.count]
        // Rows before the first heading are in a section without one.
        if sections.first.map({ $0.start > 0 }) ?? true { sections.insert(RowsView.Section(title: "", start: 0), at: 0) }
        let ends = sections.dropFirst().map(\.start) + [count]
        self.init(
            sections: TableSections(titles: sections.map(\.title), counts: zip(sections, ends).map { max(0, $1 - $0.start) }),
            start: view.node[RowsView.start], rows: view.children)
    }

    /// The positions of the rows that have views.
    var made: Range<Int> { start..<start + rows.count }

    func row(at position: Int) -> HostedView? { made.contains(position) ? rows[position - start] : nil }
    func row(at path: IndexPath) -> HostedView? { row(at: sections.position(of: path)) }

    /// Finds the rows that are also in a later state of the list.
    ///
    /// Rows with views are known. The app makes no views for the other rows, so of these only the number is known. They are taken for the
    /// same as those at the same distance from the known ones.
    func kept(in later: ShownRows) -> [KeptRows] {
        let before = Dictionary(zip(rows.map(\.identifier), made)) { first, _ in first }
        var known: [KeptRows] = []
        for (position, row) in zip(later.made, later.rows) {
            if let before = before[row.identifier] { known.extend(before: before, after: position, count: 1) }
        }
        let firsts = (known.map(\.before).min() ?? 0, known.map(\.after).min() ?? 0)
        let ends = (known.map { $0.before + $0.count }.max() ?? 0, known.map { $0.after + $0.count }.max() ?? 0)
        return pairs(0..<firsts.0, 0..<firsts.1, in: later, areBefore: true) + known
            + pairs(ends.0..<max(ends.0, sections.total), ends.1..<max(ends.1, later.sections.total), in: later, areBefore: false)
    }

    /// Returns the new position of the row at the top, if the row must stay where the person sees it: if all rows that come or go are above
    /// it. After a sort or a search, the person sees other rows at the same place.
    func position(ofTop top: Int, in later: ShownRows) -> Int? {
        guard top > 0, let row = row(at: top), let index = later.rows.firstIndex(where: { $0 === row }) else { return nil }
        let after = later.start + index
        return after - top == later.sections.total - sections.total ? after : nil
    }

    /// Pairs rows before or after the known ones, section by section, from the known ones on.
    private func pairs(_ old: Range<Int>, _ new: Range<Int>, in later: ShownRows, areBefore: Bool) -> [KeptRows] {
        SectionPairs(sections, later.sections).after.enumerated().flatMap { section, next -> [KeptRows] in
            guard let next else { return [] }
            let old = sections.rows(of: section).clamped(to: old), new = later.sections.rows(of: next).clamped(to: new)
            let count = min(old.count, new.count)
            let (from, to) = areBefore ? (old.upperBound - count, new.upperBound - count) : (old.lowerBound, new.lowerBound)
            let all = KeptRows(before: from, after: to, count: count)
            // Two rows that both have views are different, because the same ones are known.
            let different = (made.lowerBound - from..<made.upperBound - from)
                .clamped(to: later.made.lowerBound - to..<later.made.upperBound - to).clamped(to: 0..<count)
            if different.isEmpty { return [all] }
            let rest = KeptRows(before: from + different.upperBound, after: to + different.upperBound, count: count - different.upperBound)
            return [KeptRows(before: from, after: to, count: different.lowerBound), rest]
        }.filter { $0.count > 0 }
    }
}

extension [KeptRows] {
    /// Returns the new position of a row; `nil` if it is gone.
    func position(of row: Int) -> Int? {
        first { row >= $0.before && row < $0.before + $0.count }.map { $0.after + row - $0.before }
    }
}
#endif
