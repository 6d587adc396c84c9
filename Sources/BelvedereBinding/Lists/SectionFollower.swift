/// Follows a list by sorting its elements into sections.
struct SectionFollower<Key: Comparable, Element>: ListFollower {
    typealias Section = ListSection<Key, Element>

    private var reader: ListChangeReader<Element>
    private let key: (Element) -> Key
    /// The key of each element of the source.
    private var keys: [Key] = []

    init(_ source: DynamicListValue<Element>, _ key: @escaping (Element) -> Key) {
        reader = ListChangeReader(source)
        self.key = key
    }

    mutating func follow(_ output: inout [Section]) -> [ListChange<Section>] {
        guard let steps = reader.read() else {
            let content = reader.source.content
            keys = content.map(key)
            var parts: [(key: Key, elements: [Element])] = []
            for (key, element) in zip(keys, content) {
                let index = parts.insertionIndex(of: (key, [])) { $0.key < $1.key }
                if index > 0, parts[index - 1].key == key {
                    parts[index - 1].elements.append(element)
                } else {
                    parts.insert((key, [element]), at: index)
                }
            }
            return replace(&output, by: parts.map { Section(key: $0.key, elements: $0.elements) })
        }
        var changes: [ListChange<Section>] = []
        for step in steps {
            switch step {
            case .insert(let element, let index):
                insert(element, key(element), at: index, &output, &changes)
            case .remove(let index):
                remove(at: index, &output, &changes)
            case .move(let from, let to):
                move(from: from, to: to, &output)
            case .update(let element, let index):
                let newKey = key(element)
                if newKey == keys[index] {
                    let section = output[sectionIndex(of: newKey, output) ?? 0]
                    section.list[rowIndex(of: newKey, before: index)] = element
                } else {
                    remove(at: index, &output, &changes)
                    insert(element, newKey, at: index, &output, &changes)
                }
            case .batch, .reload: break
            }
        }
        return changes
    }

    private func sectionIndex(of key: Key, _ output: [Section]) -> Int? {
        var low = 0
        var high = output.count
        while low < high {
            let middle = (low + high) / 2
            if output[middle].key < key { low = middle + 1 } else { high = middle }
        }
        return low < output.count && output[low].key == key ? low : nil
    }

    private func rowIndex(of key: Key, before index: Int) -> Int {
        keys[..<index].reduce(0) { $1 == key ? $0 + 1 : $0 }
    }

    private mutating func insert(
        _ element: Element,
        _ key: Key,
        at index: Int,
        _ output: inout [Section],
        _ changes: inout [ListChange<Section>]
    ) {
        keys.insert(key, at: index)
        if let section = sectionIndex(of: key, output) {
            output[section].list.insert(element, at: rowIndex(of: key, before: index))
        } else {
            let section = Section(key: key, elements: [element])
            let place = output.insertionIndex(of: section) { $0.key < $1.key }
            output.insert(section, at: place)
            changes.append(.insert(section, at: place))
        }
    }

    private mutating func remove(
        at index: Int,
        _ output: inout [Section],
        _ changes: inout [ListChange<Section>]
    ) {
        let row = rowIndex(of: keys[index], before: index)
        let key = keys.remove(at: index)
        guard let section = sectionIndex(of: key, output) else { return }
        output[section].list.remove(at: row)
        if output[section].list.isEmpty {
            output.remove(at: section)
            changes.append(.remove(at: section))
        }
    }

    private mutating func move(from: Int, to: Int, _ output: inout [Section]) {
        let key = keys[from]
        let fromRow = rowIndex(of: key, before: from)
        keys.insert(keys.remove(at: from), at: to)
        guard let section = sectionIndex(of: key, output) else { return }
        output[section].list.move(from: fromRow, to: rowIndex(of: key, before: to))
    }
}
