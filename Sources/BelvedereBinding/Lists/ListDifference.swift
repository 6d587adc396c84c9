/// Finds the changes that lead from one array to another whose elements are recognised by an identity.
///
/// The common beginning and end are set aside first, so that the difference of one edit costs a comparison per element
/// and nothing else. In what remains, the longest sequence of elements that keep their order stays where it is, and
/// everything else is removed, moved or inserted, each at most once.
@usableFromInline
struct ListDifference<Element, ID: Hashable> {
    @usableFromInline let identify: (Element) -> ID
    @usableFromInline let isSame: (Element, Element) -> Bool

    /// - Parameters:
    ///   - identify: What an element is recognised by.
    ///   - isSame: Whether an element that has been recognised needs no update.
    @inlinable
    init(identify: @escaping (Element) -> ID, isSame: @escaping (Element, Element) -> Bool) {
        self.identify = identify
        self.isSame = isSame
    }

    /// The changes, to be made one after the other.
    ///
    /// - Parameters:
    ///   - old: The elements as they were.
    ///   - new: The elements as they are.
    ///   - commonStart: How many elements at the beginning are known to be the same and to need no update.
    ///   - commonEnd: How many at the end.
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
        // An update in the common end is told with its old index, which is right before anything else has changed.
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
        // Where each new element stood before, as an offset into `old`.
        let origins = origins(old, new)
        let kept = Set(LongestIncreasing.positions(in: origins))

        // Every place that an element has at some time, in an order that agrees with all arrangements on the way: before
        // each element that stays, the old places of those that stood before it, then the new ones.
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

    /// Where each new element stood before, as an offset into `old`; `nil` for those that were not there.
    ///
    /// Of elements with the same identity, those are taken for each other that let most elements stay where they are;
    /// and of the rest, the first new one for the first old one, and so on.
    @inlinable
    func origins(_ old: ArraySlice<Element>, _ new: ArraySlice<Element>) -> [Int?] {
        var places: [ID: [Int]] = [:]
        for (offset, element) in old.enumerated().reversed() { places[identify(element), default: []].append(offset) }
        if places.count == old.count, new.count == Set(new.map(identify)).count {
            return new.map { places[identify($0)]?.popLast() }
        }
        var taken = [Bool](repeating: false, count: old.count)
        var origins = [Int?](repeating: nil, count: new.count)
        // The pairs that are the same, those of one new element from the last old one to the first: an increasing
        // sequence of such old offsets takes at most one for each new element.
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
