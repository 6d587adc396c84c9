/// Computes the changes between two arrays. Elements of both arrays are the same item if they have equal identities.
///
/// The common beginning and end are found first, so for arrays that differ by one edit, the cost is only one comparison per element. In the
/// middle, the longest sequence of items that keep their order stays where it is. Every other item is removed, moved or inserted, at most
/// once each.
@usableFromInline
struct ListDifference<Element, ID: Hashable> {
    @usableFromInline let identify: (Element) -> ID
    @usableFromInline let isSame: (Element, Element) -> Bool

    /// - Parameters:
    ///   - identify: Returns the identity of an element.
    ///   - isSame: Returns whether an element that is in both arrays needs no update.
    @inlinable
    init(identify: @escaping (Element) -> ID, isSame: @escaping (Element, Element) -> Bool) {
        self.identify = identify
        self.isSame = isSame
    }

    /// The changes, to be made one after the other.
    ///
    /// - Parameters:
    ///   - old: The old elements.
    ///   - new: The new elements.
    ///   - commonStart: The number of elements at the beginning that are known to be equal in both arrays.
    ///   - commonEnd: The number of elements at the end that are known to be equal in both arrays.
    @inlinable
    func changes(
        from old: [Element],
        to new: [Element],
        commonStart: Int = 0,
        commonEnd: Int = 0
    ) -> [ListChange<Element>] {
        var changes: [ListChange<Element>] = []
        var start = commonStart
        let shorter = min(old.count, new.count) - commonEnd
        while start < shorter, matches(old[start], new[start], at: start, &changes) { start += 1 }
        var oldEnd = old.count - commonEnd
        var newEnd = new.count - commonEnd
        // The updates in the common end come first in the list of changes, so their indices in the old array are valid: no insertion,
        // removal or move comes before them.
        while oldEnd > start, newEnd > start, matches(old[oldEnd - 1], new[newEnd - 1], at: oldEnd - 1, &changes) {
            oldEnd -= 1
            newEnd -= 1
        }
        if start < oldEnd || start < newEnd {
            changes += middleChanges(old[start..<oldEnd], new[start..<newEnd])
        }
        return changes
    }

    @inlinable @inline(__always)
    func matches(
        _ before: Element,
        _ after: Element,
        at index: Int,
        _ changes: inout [ListChange<Element>]
    ) -> Bool {
        guard identify(before) == identify(after) else { return false }
        if !isSame(before, after) { changes.append(.update(after, at: index)) }
        return true
    }

    @inlinable
    func middleChanges(_ old: ArraySlice<Element>, _ new: ArraySlice<Element>) -> [ListChange<Element>] {
        let start = old.startIndex
        // For each new element, its old position as an offset into `old`.
        let origins = origins(old, new)
        let kept = Set(LongestIncreasing.positions(in: origins))

        // Give every old and every new position of an element a number on one common scale. The count of occupied numbers before a number
        // is then the index at any moment between the changes. Before each element that stays, the scale has the old positions of the
        // elements before it, then their new positions.
        var oldPlace = [Int](repeating: -1, count: old.count)
        var newPlace = [Int](repeating: -1, count: new.count)
        var placeCount = 0
        var nextOld = 0
        func placeOld(before limit: Int) {
            while nextOld < limit {
                oldPlace[nextOld] = placeCount
                placeCount += 1
                nextOld += 1
            }
        }
        var pendingNew: [Int] = []
        func placeNew() {
            for position in pendingNew {
                newPlace[position] = placeCount
                placeCount += 1
            }
            pendingNew.removeAll(keepingCapacity: true)
        }
        for (position, origin) in origins.enumerated() {
            guard let origin, kept.contains(position) else {
                pendingNew.append(position)
                continue
            }
            placeOld(before: origin)
            placeNew()
            oldPlace[origin] = placeCount
            newPlace[position] = placeCount
            placeCount += 1
            nextOld = origin + 1
        }
        placeOld(before: old.count)
        placeNew()

        var occupied = PrefixCount(size: placeCount, occupied: oldPlace)
        var changes: [ListChange<Element>] = []
        var moved = Set<Int>()
        for origin in origins { if let origin { moved.insert(origin) } }
        for offset in old.indices.map({ $0 - start }).reversed() where !moved.contains(offset) {
            changes.append(.remove(at: start + occupied.count(before: oldPlace[offset])))
            occupied.remove(oldPlace[offset])
        }
        for (position, element) in new.enumerated() {
            guard let origin = origins[position] else {
                changes.append(.insert(element, at: start + occupied.count(before: newPlace[position])))
                occupied.insert(newPlace[position])
                continue
            }
            if oldPlace[origin] != newPlace[position] {
                let from = occupied.count(before: oldPlace[origin])
                occupied.remove(oldPlace[origin])
                let to = occupied.count(before: newPlace[position])
                occupied.insert(newPlace[position])
                if from != to { changes.append(.move(from: start + from, to: start + to)) }
            }
            if !isSame(old[start + origin], element) {
                changes.append(.update(element, at: start + occupied.count(before: newPlace[position])))
            }
        }
        return changes
    }

    /// For each new element, its old position as an offset into `old`; `nil` if the element is not in `old`.
    ///
    /// If several elements have the same identity, they are matched so that most elements stay where they are. The remaining ones are
    /// matched in order: the first new element with the first old one, and so on.
    @inlinable
    func origins(_ old: ArraySlice<Element>, _ new: ArraySlice<Element>) -> [Int?] {
        var places: [ID: [Int]] = [:]
        for (offset, element) in old.enumerated().reversed() { places[identify(element), default: []].append(offset) }
        if places.count == old.count, new.count == Set(new.map(identify)).count {
            return new.map { places[identify($0)]?.popLast() }
        }
        var taken = [Bool](repeating: false, count: old.count)
        var origins = [Int?](repeating: nil, count: new.count)
        // All pairs of an old and a new element with the same identity. The pairs of one new element are ordered from the last old element
        // to the first. So an increasing sequence of old offsets contains at most one pair for each new element.
        let pairCount = new.reduce(0) { $0 + (places[identify($1)]?.count ?? 0) }
        if pairCount <= 64 * (old.count + new.count) + 4096 {
            var pairs: [(position: Int, offset: Int)] = []
            pairs.reserveCapacity(pairCount)
            for (position, element) in new.enumerated() {
                for offset in places[identify(element)] ?? [] { pairs.append((position, offset)) }
            }
            for index in LongestIncreasing.positions(in: pairs.map { $0.offset }) {
                origins[pairs[index].position] = pairs[index].offset
                taken[pairs[index].offset] = true
            }
        }
        for (position, element) in new.enumerated() where origins[position] == nil {
            let identity = identify(element)
            while let offset = places[identity]?.popLast() {
                if taken[offset] { continue }
                origins[position] = offset
                break
            }
        }
        return origins
    }
}
