internal import BelvedereBinding

/// A change of a ``SharedList`` that is sent to other nodes. It identifies elements by their `id` and not by their index, because the list
/// may differ on the receiving node.
nonisolated enum SharedListChange<Element: Sendable & Codable & Identifiable>: Sendable, Codable where Element.ID: Sendable & Codable {
    /// Inserts an element before another one, or at the end if the other one is missing.
    case insert(Element, before: Element.ID?)
    /// Replaces the element with the same `id`. Nothing happens if it has been removed.
    case update(Element)
    /// Removes an element.
    case remove(Element.ID)
    /// Moves an element before another one, or to the end if the other one is missing.
    case move(Element.ID, before: Element.ID?)

    /// Converts a change with indices to a change with the `id` of elements; `nil` if that is not possible.
    ///
    /// - Parameter elements: the list before the change.
    init?(_ change: ListChange<Element>, in elements: [Element]) {
        switch change {
        case .insert(let element, let index): self = .insert(element, before: elements.indices.contains(index) ? elements[index].id : nil)
        case .remove(let index): self = .remove(elements[index].id)
        case .update(let element, let index):
            // If the update replaces the element by one with another `id`, it cannot be expressed as an update by `id`.
            guard element.id == elements[index].id else { return nil }
            self = .update(element)
        case .move(let from, let to):
            let next = to < from ? to : to + 1
            self = .move(elements[from].id, before: elements.indices.contains(next) ? elements[next].id : nil)
        case .batch, .reload: return nil
        }
    }

    /// Converts several changes that were made one after the other.
    static func changes(_ changes: some Sequence<ListChange<Element>>, in elements: [Element]) -> [SharedListChange] {
        var elements = elements
        var all: [SharedListChange] = []
        for change in changes {
            if let named = SharedListChange(change, in: elements) {
                all.append(named)
            } else if case .update(let element, let index) = change {
                let next = elements.indices.contains(index + 1) ? elements[index + 1].id : nil
                all += [.remove(elements[index].id), .insert(element, before: next)]
            }
            change.apply(to: &elements)
        }
        return all
    }

    /// Returns the change with the indices that it has in `elements`; `nil` if it has no effect on them.
    ///
    /// - Complexity: O(*n*) in the number of elements.
    func places(in elements: [Element]) -> ListChange<Element>? {
        func place(_ id: Element.ID?) -> Int? { id.flatMap { id in elements.firstIndex { $0.id == id } } }
        switch self {
        case .insert(let element, let next):
            if let index = place(element.id) { return .update(element, at: index) }
            return .insert(element, at: place(next) ?? elements.count)
        case .update(let element): return place(element.id).map { .update(element, at: $0) }
        case .remove(let id): return place(id).map { .remove(at: $0) }
        case .move(let id, let next):
            guard let from = place(id) else { return nil }
            guard let index = place(next) else { return .move(from: from, to: elements.count - 1) }
            if id == next { return nil }
            return .move(from: from, to: index > from ? index - 1 : index)
        }
    }

    /// Applies the change.
    func apply(to elements: inout [Element]) { places(in: elements)?.apply(to: &elements) }
}
