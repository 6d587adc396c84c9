internal import BelvedereBinding

/// A change of a ``SharedList`` on its way to other nodes. It names elements, not places, because the list may be another
/// one where it arrives.
nonisolated enum SharedListChange<Element: Sendable & Codable & Identifiable>: Sendable, Codable where Element.ID: Sendable & Codable {
    /// An element comes in before another; at the end if there is no such other.
    case insert(Element, before: Element.ID?)
    /// An element is replaced by one of the same identity. Nothing happens if it has gone.
    case update(Element)
    /// An element goes.
    case remove(Element.ID)
    /// An element goes before another; to the end if there is no such other.
    case move(Element.ID, before: Element.ID?)

    /// The same change by identities.
    ///
    /// - Parameter elements: the list before it.
    init?(_ change: ListChange<Element>, in elements: [Element]) {
        switch change {
        case .insert(let element, let index): self = .insert(element, before: elements.indices.contains(index) ? elements[index].id : nil)
        case .remove(let index): self = .remove(elements[index].id)
        case .update(let element, let index):
            // Another element stands at that place now.
            guard element.id == elements[index].id else { return nil }
            self = .update(element)
        case .move(let from, let to):
            let next = to < from ? to : to + 1
            self = .move(elements[from].id, before: elements.indices.contains(next) ? elements[next].id : nil)
        case .batch, .reload: return nil
        }
    }

    /// The same changes by identities, one after the other.
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

    /// The same change by places; nil if there is nothing to be done.
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

    /// Makes the change.
    func apply(to elements: inout [Element]) { places(in: elements)?.apply(to: &elements) }
}
