/// Computes a sorted list. Elements that are equal in this order stay in the order in which they were added.
struct SortFollower<Output>: ListFollower {
    /// An element of the source. `arrival` counts the elements in the order in which they were added, and decides the order of equal
    /// elements.
    private struct Entry {
        var element: Output
        let arrival: Int
    }

    private var reader: ListChangeReader<Output>
    /// The value that the order depends on besides the elements, if there is one.
    private let criterion: DynamicNode?
    private var criterionVersion: UInt32?
    private let makeOrder: () -> (Output, Output) -> Bool
    /// The elements in the order of the source.
    private var entries: [Entry] = []
    /// The elements in sorted order.
    private var sorted: [Entry] = []
    private var arrivals = 0

    init(
        _ source: DynamicListValue<Output>,
        criterion: DynamicNode?,
        makeOrder: @escaping () -> (Output, Output) -> Bool
    ) {
        reader = ListChangeReader(source)
        self.criterion = criterion
        self.makeOrder = makeOrder
    }

    mutating func follow(_ output: inout [Output]) -> [ListChange<Output>] {
        let isLess = makeOrder()
        defer { criterionVersion = criterion?.version }
        guard let steps = reader.read() else {
            entries = reader.source.storage.map { makeEntry($0) }
            sorted = entries.sorted { Self.precedes($0, $1, isLess) }
            return replace(&output, by: sorted.map(\.element))
        }
        if criterion?.version != criterionVersion || steps.count > Self.fewChanges {
            return reorder(&output, after: steps, isLess)
        }
        var changes: [ListChange<Output>] = []
        for step in steps {
            for change in translate(step, isLess) {
                change.apply(to: &output)
                changes.append(change)
            }
        }
        return changes
    }

    /// The maximum number of changes of the source that are turned into changes of this list one by one. For more changes, `reorder` sorts
    /// all elements once, so that the whole length of the list is not visited for each change.
    private static var fewChanges: Int { 8 }

    private static func precedes(_ first: Entry, _ second: Entry, _ isLess: (Output, Output) -> Bool) -> Bool {
        if isLess(first.element, second.element) { return true }
        if isLess(second.element, first.element) { return false }
        return first.arrival < second.arrival
    }

    private mutating func makeEntry(_ element: Output) -> Entry {
        arrivals += 1
        return Entry(element: element, arrival: arrivals)
    }

    private mutating func add(_ entry: Entry, _ isLess: (Output, Output) -> Bool) -> Int {
        let index = sorted.insertionIndex(of: entry) { Self.precedes($0, $1, isLess) }
        sorted.insert(entry, at: index)
        return index
    }

    private mutating func takeOut(_ entry: Entry, _ isLess: (Output, Output) -> Bool) -> Int {
        let guess = sorted.insertionIndex(of: entry) { Self.precedes($0, $1, isLess) } - 1
        // If the elements are objects, their properties may have changed the order without a notification. In that case, search all
        // elements.
        let index =
            guess >= 0 && sorted[guess].arrival == entry.arrival
            ? guess : sorted.firstIndex { $0.arrival == entry.arrival } ?? guess
        sorted.remove(at: index)
        return index
    }

    private mutating func translate(
        _ step: ListChange<Output>,
        _ isLess: (Output, Output) -> Bool
    ) -> [ListChange<Output>] {
        switch step {
        case .insert(let element, let index):
            let entry = makeEntry(element)
            entries.insert(entry, at: index)
            return [.insert(element, at: add(entry, isLess))]
        case .remove(let index):
            return [.remove(at: takeOut(entries.remove(at: index), isLess))]
        case .move(let from, let to):
            entries.insert(entries.remove(at: from), at: to)
            return []
        case .update(let element, let index):
            let from = takeOut(entries[index], isLess)
            entries[index].element = element
            let to = add(entries[index], isLess)
            return from == to ? [.update(element, at: to)] : [.move(from: from, to: to), .update(element, at: to)]
        case .batch, .reload:
            return []
        }
    }

    /// Applies changes, sorts all elements again, and computes the difference from the old order.
    private mutating func reorder(
        _ output: inout [Output],
        after steps: [ListChange<Output>],
        _ isLess: (Output, Output) -> Bool
    ) -> [ListChange<Output>] {
        var updated: Set<Int> = []
        for step in steps {
            switch step {
            case .insert(let element, let index): entries.insert(makeEntry(element), at: index)
            case .remove(let index): entries.remove(at: index)
            case .move(let from, let to): entries.insert(entries.remove(at: from), at: to)
            case .update(let element, let index):
                entries[index].element = element
                updated.insert(entries[index].arrival)
            case .batch, .reload: break
            }
        }
        let old = sorted
        sorted = entries.sorted { Self.precedes($0, $1, isLess) }
        output = sorted.map(\.element)
        return ListDifference<Entry, Int>(
            identify: \.arrival,
            isSame: { _, entry in !updated.contains(entry.arrival) }
        )
        .changes(from: old, to: sorted)
        .map { $0.map { $0.element } }
    }
}
