/// Computes a list of sections: groups the elements of the source by their keys.
///
/// Each element of the source has a number, and the number of its section. A few changes are translated one by one. For many changes, each
/// section computes the difference of its rows once. So the whole length of the list is visited once, and not once for each change.
struct SectionFollower<Key: Comparable, Element>: ListFollower {
    typealias Section = ListSection<Key, Element>

    /// An element of the source. `number` counts the elements in the order in which they were added; `section` is the number of its
    /// section.
    private struct Entry {
        var element: Element
        let number: Int
        var section: Int
    }

    // The code below uses closures instead of key paths and tuples. In generic code whose types are not known at compile time, each use of
    // a key path or a tuple has to ask the runtime for a type.

    private var reader: ListChangeReader<Element>
    private let key: (Element) -> Key
    /// The elements in the order of the source.
    private var entries: [Entry] = []
    private var lastNumber = 0
    private var lastSection = 0
    /// The numbers of the sections, in the order of the output.
    private var sectionNumbers: [Int] = []

    /// The maximum number of changes of the source that are turned into changes of the sections one by one. More changes are handled by
    /// `followTogether`.
    private static var fewChanges: Int { 8 }

    init(_ source: DynamicListValue<Element>, _ key: @escaping (Element) -> Key) {
        reader = ListChangeReader(source)
        self.key = key
    }

    mutating func follow(_ output: inout [Section]) -> [ListChange<Section>] {
        guard let steps = reader.read() else { return rebuild(&output) }
        var changes: [ListChange<Section>] = []
        if steps.count > Self.fewChanges {
            followTogether(steps, &output, &changes)
        } else {
            for step in steps { follow(step, &output, &changes) }
        }
        return changes
    }

    private mutating func rebuild(_ output: inout [Section]) -> [ListChange<Section>] {
        let elements = reader.source.storage
        let keys = elements.map(key)
        // Elements with equal keys are compared by their positions, because they must keep their order.
        let order = elements.indices.sorted { keys[$0] == keys[$1] ? $0 < $1 : keys[$0] < keys[$1] }
        entries = elements.map { makeEntry($0, section: 0) }
        sectionNumbers = []
        var sections: [Section] = []
        var rows: [Element] = []
        for (place, position) in order.enumerated() {
            if rows.isEmpty { sectionNumbers.append(makeSectionNumber()) }
            entries[position].section = lastSection
            rows.append(elements[position])
            let isLast = place + 1 == order.count || keys[order[place + 1]] != keys[position]
            if isLast {
                sections.append(Section(key: keys[position], elements: rows))
                rows = []
            }
        }
        return replace(&output, by: sections)
    }

    private mutating func makeEntry(_ element: Element, section: Int) -> Entry {
        lastNumber += 1
        return Entry(element: element, number: lastNumber, section: section)
    }

    private mutating func makeSectionNumber() -> Int {
        lastSection += 1
        return lastSection
    }

    // MARK: One by one

    private mutating func follow(
        _ step: ListChange<Element>,
        _ output: inout [Section],
        _ changes: inout [ListChange<Section>]
    ) {
        switch step {
        case .insert(let element, let index):
            insert(element, key(element), at: index, &output, &changes)
        case .remove(let index):
            remove(at: index, &output, &changes)
        case .move(let from, let to):
            let section = place(of: entries[from].section)
            let fromRow = row(at: from)
            entries.insert(entries.remove(at: from), at: to)
            output[section].list.move(from: fromRow, to: row(at: to))
        case .update(let element, let index):
            let newKey = key(element)
            let section = place(of: entries[index].section)
            if newKey == output[section].key {
                entries[index].element = element
                output[section].list[row(at: index)] = element
            } else {
                remove(at: index, &output, &changes)
                insert(element, newKey, at: index, &output, &changes)
            }
        case .batch, .reload: break
        }
    }

    private mutating func insert(
        _ element: Element,
        _ key: Key,
        at index: Int,
        _ output: inout [Section],
        _ changes: inout [ListChange<Section>]
    ) {
        let section = makeSection(for: key, [element], &output, &changes)
        entries.insert(makeEntry(element, section: sectionNumbers[section.place]), at: index)
        if !section.isNew { output[section.place].list.insert(element, at: row(at: index)) }
    }

    private mutating func remove(at index: Int, _ output: inout [Section], _ changes: inout [ListChange<Section>]) {
        let section = place(of: entries[index].section)
        output[section].list.remove(at: row(at: index))
        entries.remove(at: index)
        if output[section].list.isEmpty { dropSection(at: section, &output, &changes) }
    }

    /// Returns the index of an element within its section.
    private func row(at index: Int) -> Int {
        let section = entries[index].section
        return entries.withUnsafeBufferPointer { entries in
            var row = 0
            for position in 0..<index where entries[position].section == section { row += 1 }
            return row
        }
    }

    private func place(of section: Int) -> Int { sectionNumbers.firstIndex(of: section) ?? 0 }

    // MARK: Sections

    /// Returns the section of a key, and makes it if it does not exist.
    private mutating func makeSection(
        for key: Key,
        _ elements: @autoclosure () -> [Element],
        _ output: inout [Section],
        _ changes: inout [ListChange<Section>]
    ) -> (place: Int, isNew: Bool) {
        var low = 0
        var high = output.count
        while low < high {
            let middle = (low + high) / 2
            if output[middle].key < key { low = middle + 1 } else { high = middle }
        }
        if low < output.count, output[low].key == key { return (low, false) }
        let section = Section(key: key, elements: elements())
        output.insert(section, at: low)
        sectionNumbers.insert(makeSectionNumber(), at: low)
        changes.append(.insert(section, at: low))
        return (low, true)
    }

    private mutating func dropSection(
        at place: Int,
        _ output: inout [Section],
        _ changes: inout [ListChange<Section>]
    ) {
        output.remove(at: place)
        sectionNumbers.remove(at: place)
        changes.append(.remove(at: place))
    }

    // MARK: Together

    private mutating func followTogether(
        _ steps: [ListChange<Element>],
        _ output: inout [Section],
        _ changes: inout [ListChange<Section>]
    ) {
        let old = rowsBySection()
        // The numbers of the elements whose section must be found, and of the elements that were updated.
        var unplaced: Set<Int> = []
        var updated: Set<Int> = []
        for step in steps {
            switch step {
            case .insert(let element, let index):
                let entry = makeEntry(element, section: 0)
                unplaced.insert(entry.number)
                entries.insert(entry, at: index)
            case .remove(let index): entries.remove(at: index)
            case .move(let from, let to): entries.insert(entries.remove(at: from), at: to)
            case .update(let element, let index):
                entries[index].element = element
                unplaced.insert(entries[index].number)
                updated.insert(entries[index].number)
            case .batch, .reload: break
            }
        }
        for index in entries.indices where unplaced.contains(entries[index].number) {
            let section = makeSection(for: key(entries[index].element), [], &output, &changes)
            entries[index].section = sectionNumbers[section.place]
        }
        let new = rowsBySection()
        for (place, number) in sectionNumbers.enumerated().reversed() {
            let difference = ListDifference<Entry, Int>(
                identify: { $0.number },
                isSame: { _, entry in !updated.contains(entry.number) }
            )
            let rows = new[number] ?? []
            let rowChanges = difference.changes(from: old[number] ?? [], to: rows)
            output[place].list.take(rows.map { $0.element }, rowChanges.map { $0.map { $0.element } })
            if rows.isEmpty { dropSection(at: place, &output, &changes) }
        }
    }

    private func rowsBySection() -> [Int: [Entry]] {
        Dictionary(grouping: entries) { $0.section }
    }
}
