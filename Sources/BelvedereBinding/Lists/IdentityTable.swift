/// A table of the indices at which the elements of a list were last found.
///
/// The indices are hints and are checked before use, so an edit of the list does not have to update the table.
final class IdentityTable<Element: Identifiable> {
    private var places: [Element.ID: Int] = [:]

    /// Finds an element. The search begins at the last known index and continues in both directions.
    func index(of id: Element.ID, in elements: [Element]) -> Int? {
        // Removed elements may still be in the table. If the table has become too large, fill it again.
        if places.isEmpty || places.count > 2 * elements.count { fill(from: elements) }
        let hint = places[id]
        guard let found = nearest(to: hint ?? elements.count - 1, of: id, in: elements) else {
            if hint != nil { places[id] = nil }
            return nil
        }
        if found != hint { places[id] = found }
        return found
    }

    private func fill(from elements: [Element]) {
        places = Dictionary(minimumCapacity: elements.count)
        // The loop goes backwards, so that the table has the first of two elements with the same identity.
        for index in elements.indices.reversed() { places[elements[index].id] = index }
    }

    /// Searches from a hint (an index) in both directions. New elements are mostly at the end, so without a hint, the search begins there.
    private func nearest(to hint: Int, of id: Element.ID, in elements: [Element]) -> Int? {
        elements.withUnsafeBufferPointer { elements in
            var below = min(hint, elements.count - 1)
            var above = below + 1
            while below >= 0 || above < elements.count {
                if below >= 0 {
                    if elements[below].id == id { return below }
                    below -= 1
                }
                if above < elements.count {
                    if elements[above].id == id { return above }
                    above += 1
                }
            }
            return nil
        }
    }
}
