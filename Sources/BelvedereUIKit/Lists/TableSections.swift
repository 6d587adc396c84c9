#if canImport(UIKit)
package import UIKit

/// The sections of a table: the title of each and the number of its rows. A table without sections has one without a title.
package struct TableSections: Equatable {
    package let titles: [String]
    package let counts: [Int]
    /// The positions of the first rows, counted over all sections.
    package let starts: [Int]
    /// The number of all rows.
    package let total: Int

    package init(titles: [String], counts: [Int]) {
        self.titles = titles
        self.counts = counts
        var starts: [Int] = [], total = 0
        for count in counts {
            starts.append(total)
            total += count
        }
        (self.starts, self.total) = (starts, total)
    }

    /// Makes the one section of a table without sections.
    package init(count: Int) { self.init(titles: [""], counts: [count]) }

    /// The positions of the rows of a section.
    package func rows(of section: Int) -> Range<Int> { starts[section]..<starts[section] + counts[section] }

    package func position(of path: IndexPath) -> Int { (starts.indices.contains(path.section) ? starts[path.section] : 0) + path.row }

    /// Returns the place of a row, or of the row after the last one.
    ///
    /// - Complexity: O(*n*) in the number of sections.
    package func path(of position: Int) -> IndexPath {
        // An empty section has no row, although one may begin at the position.
        let section = starts.indices.first { position < starts[$0] + counts[$0] } ?? max(0, counts.count - 1)
        return IndexPath(row: position - (starts.isEmpty ? 0 : starts[section]), section: section)
    }
}

/// The sections that a table has before and after a change. A section with the same title is the same.
package struct SectionPairs {
    /// For each section before the change, the number that it has after it; `nil` if it is gone.
    package private(set) var after: [Int?]
    /// For each section after the change, the number that it had before; `nil` if it is new.
    package private(set) var before: [Int?]

    package init(_ old: TableSections, _ new: TableSections) {
        after = Array(repeating: nil, count: old.titles.count)
        before = Array(repeating: nil, count: new.titles.count)
        var gone: Set<Int> = [], added: Set<Int> = []
        if old.titles != new.titles {
            for change in new.titles.difference(from: old.titles) {
                switch change {
                case .remove(let section, _, _): gone.insert(section)
                case .insert(let section, _, _): added.insert(section)
                }
            }
        }
        for (old, new) in zip(after.indices.filter { !gone.contains($0) }, before.indices.filter { !added.contains($0) }) {
            (after[old], before[new]) = (new, old)
        }
    }
}
#endif
