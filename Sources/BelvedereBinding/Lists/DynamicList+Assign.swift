extension DynamicList {
    /// Replaces the content, and sends the difference to the listeners.
    ///
    /// An old and a new element are the same item if their identities are equal. An item that is in the old and in the new content stays or
    /// moves. It is reported as an update unless `isSame` returns `true`.
    ///
    /// - Parameters:
    ///   - elements: The new content.
    ///   - identity: Returns the identity of an element.
    ///   - isSame: Returns whether the old and the new version of an item are equal, so that no update is needed.
    /// - Complexity: O(*n* log *n*) in the number of elements; O(*n*) if the order stays.
    @inlinable
    public func assign<ID: Hashable>(
        _ elements: [Element],
        by identity: @escaping (Element) -> ID,
        isSame: @escaping (Element, Element) -> Bool
    ) {
        let changes = ListDifference(identify: identity, isSame: isSame).changes(from: storage, to: elements)
        take(elements, changes)
    }
}

extension DynamicList where Element: Identifiable & Equatable {
    /// Replaces the content, and sends the difference to the listeners. Elements are recognised by their `id`, and elements that are not
    /// equal to their earlier value are reported as updates.
    ///
    /// - Complexity: O(*n* log *n*) in the number of elements; O(*n*) if the order stays.
    @inlinable
    public func assign(_ elements: [Element]) {
        assignTrimmed(elements, ListDifference(identify: { $0.id }, isSame: { $0 == $1 }))
    }
}

extension DynamicList where Element: Identifiable {
    /// Replaces the content, and sends the difference to the listeners. Elements are recognised by their `id`. Every element that was in
    /// the list before is reported as an update, because the elements are not `Equatable` and may have changed.
    ///
    /// - Complexity: O(*n* log *n*) in the number of elements; O(*n*) if the order stays.
    @inlinable @_disfavoredOverload
    public func assign(_ elements: [Element]) { assign(elements, by: { $0.id }, isSame: { _, _ in false }) }
}

extension DynamicList where Element: Hashable {
    /// Replaces the content, and sends the difference to the listeners. Elements are recognised by equality.
    ///
    /// - Complexity: O(*n* log *n*) in the number of elements; O(*n*) if the order stays.
    @inlinable @_disfavoredOverload
    public func assign(_ elements: [Element]) {
        assignTrimmed(elements, ListDifference(identify: { $0 }, isSame: { _, _ in true }))
    }
}

extension DynamicList where Element: Equatable {
    /// Finds the difference only for the middle of the lists. The common beginning and end are found first, by comparing the elements
    /// themselves, which is faster than comparing identities.
    @inlinable
    func assignTrimmed<ID>(_ elements: [Element], _ difference: ListDifference<Element, ID>) {
        let shorter = Swift.min(storage.count, elements.count)
        var start = 0
        var end = 0
        storage.withUnsafeBufferPointer { old in
            elements.withUnsafeBufferPointer { new in
                while start < shorter, old[start] == new[start] { start += 1 }
                while end < shorter - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
            }
        }
        take(elements, difference.changes(from: storage, to: elements, commonStart: start, commonEnd: end))
    }
}

extension DynamicList {
    @inlinable
    func take(_ elements: [Element], _ changes: [ListChange<Element>]) {
        storage = elements
        guard let only = changes.first else { return }
        changed(changes.count == 1 ? only : .batch(changes))
    }
}
