extension DynamicList {
    /// Replaces the content, and tells the difference.
    ///
    /// Elements are recognised by their identity: one that is there before and after stays or moves, and is told as an
    /// update if `isSame` says so.
    ///
    /// - Parameters:
    ///   - elements: The new content.
    ///   - identity: What an element is recognised by.
    ///   - isSame: Whether an element that was there before needs no update.
    /// - Complexity: O(*n* log *n*) in the number of elements, and O(*n*) where the order stays.
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
    /// Replaces the content, and tells the difference: elements are recognised by their `id`, and those that are not
    /// equal to what they were are told as updates.
    ///
    /// - Complexity: O(*n* log *n*) in the number of elements, and O(*n*) where the order stays.
    @inlinable
    public func assign(_ elements: [Element]) {
        assignTrimmed(elements, ListDifference(identify: { $0.id }, isSame: { $0 == $1 }))
    }
}

extension DynamicList where Element: Identifiable {
    /// Replaces the content, and tells the difference: elements are recognised by their `id`, and every one that was
    /// there before is told as an update, because elements that cannot be compared may have changed.
    ///
    /// - Complexity: O(*n* log *n*) in the number of elements, and O(*n*) where the order stays.
    @inlinable @_disfavoredOverload
    public func assign(_ elements: [Element]) { assign(elements, by: { $0.id }, isSame: { _, _ in false }) }
}

extension DynamicList where Element: Hashable {
    /// Replaces the content, and tells the difference: elements are recognised by being equal.
    ///
    /// - Complexity: O(*n* log *n*) in the number of elements, and O(*n*) where the order stays.
    @inlinable @_disfavoredOverload
    public func assign(_ elements: [Element]) {
        assignTrimmed(elements, ListDifference(identify: { $0 }, isSame: { _, _ in true }))
    }
}

extension DynamicList where Element: Equatable {
    /// Sets the common beginning and end aside by comparing the elements themselves, which is the quickest there is.
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
