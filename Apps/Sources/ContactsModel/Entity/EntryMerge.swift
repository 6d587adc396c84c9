/// Two people's changed versions of one list, such as telephone numbers, merged entry by entry.
///
/// If only one person has changed or removed an entry, that change is used. Entries that either person has added are kept. Entries have no
/// identifier. So a new entry at the index of an old one counts as a change of the old one.
struct EntryMerge<Entry: Hashable> {
    /// The list with the changes of both people. If both changed an entry, the version of `mine` is used.
    let entries: [Entry]
    /// Whether both people changed the same entry in different ways.
    let overlaps: Bool

    /// - Complexity: O(*n* · *d*) in the length of the lists and the number of differences.
    init(base: [Entry], mine: [Entry], theirs: [Entry]) {
        let (mine, theirs) = (Self.edits(of: base, to: mine), Self.edits(of: base, to: theirs))
        var (entries, overlaps): ([Entry], Bool) = ([], false)
        for place in 0...base.count {
            let added = theirs[place].added
            entries += added + mine[place].added.filter { !added.contains($0) }
            guard place < base.count else { break }
            let entry = base[place]
            switch (mine[place].isKept(as: entry), theirs[place].isKept(as: entry)) {
            case (true, _): entries += [theirs[place].entry].compactMap { $0 }
            case (false, true): entries += [mine[place].entry].compactMap { $0 }
            case (false, false):
                if mine[place].entry != theirs[place].entry { overlaps = true }
                entries += [mine[place].entry].compactMap { $0 }
            }
        }
        (self.entries, self.overlaps) = (entries, overlaps)
    }

    /// The change of one entry of the list, and the entries that were added before it.
    private struct Edit {
        /// The new entries before this entry.
        var added: [Entry] = []
        /// The entry after the change, or `nil` if it was removed.
        var entry: Entry?

        func isKept(as old: Entry) -> Bool { entry == old }
    }

    /// Returns the changes that lead from one list to another: one value for each old entry, and one for the entries added at the end.
    private static func edits(of old: [Entry], to new: [Entry]) -> [Edit] {
        let difference = new.difference(from: old)
        let removed = Set(difference.removals.map(\.place)), inserted = Set(difference.insertions.map(\.place))
        var edits: [Edit] = []
        var (place, next) = (0, 0)
        while place < old.count {
            var edit = Edit()
            // If several adjacent entries were removed, pair each of them with the new entry at the same position. The new entry then
            // counts as a change of the removed one.
            if removed.contains(place) {
                if next < new.count, inserted.contains(next) {
                    edit.entry = new[next]
                    next += 1
                }
            } else {
                while next < new.count, inserted.contains(next) {
                    edit.added.append(new[next])
                    next += 1
                }
                edit.entry = old[place]
                next += 1
            }
            edits.append(edit)
            place += 1
        }
        return edits + [Edit(added: Array(new[next...]))]
    }
}

extension CollectionDifference.Change {
    /// The index of the inserted or removed element, in the new or in the old list.
    fileprivate var place: Int {
        switch self {
        case .insert(let offset, _, _), .remove(let offset, _, _): offset
        }
    }
}
