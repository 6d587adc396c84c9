/// Where the elements of a list stood when they were looked up last.
///
/// The places are hints that are checked before they are believed, so edits of the list do not have to keep them right.
final class IdentityTable<Element: Identifiable> {
    private var places: [Element.ID: Int] = [:]

    /// Finds an element, from where it stood outwards.
    func index(of id: Element.ID, in elements: [Element]) -> Int? {
        // Elements that have gone may have left their places behind, so a table that is too large is made anew.
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
        // Backwards, so that the first of two with the same id is the one that is kept.
        for index in elements.indices.reversed() { places[elements[index].id] = index }
    }

    /// New elements come mostly at the end, so one without a hint is looked for from there.
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
