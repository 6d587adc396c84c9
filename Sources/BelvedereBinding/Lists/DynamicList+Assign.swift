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
    public func assign<ID: Hashable>(
        _ elements: [Element],
        by identity: @escaping (Element) -> ID,
        isSame: @escaping (Element, Element) -> Bool
    ) {
        let changes = ListDifference(identify: identity, isSame: isSame).changes(from: storage, to: elements)
        storage = elements
        if let only = changes.first {
            changed(changes.count == 1 ? only : .batch(changes))
        }
    }
}

extension DynamicList where Element: Identifiable & Equatable {
    /// Replaces the content, and tells the difference: elements are recognised by their `id`, and those that are not
    /// equal to what they were are told as updates.
    public func assign(_ elements: [Element]) { assign(elements, by: \.id, isSame: ==) }
}

extension DynamicList where Element: Identifiable {
    /// Replaces the content, and tells the difference: elements are recognised by their `id`, and every one that was
    /// there before is told as an update, because elements that cannot be compared may have changed.
    @_disfavoredOverload
    public func assign(_ elements: [Element]) { assign(elements, by: \.id, isSame: { _, _ in false }) }
}

extension DynamicList where Element: Hashable {
    /// Replaces the content, and tells the difference: elements are recognised by being equal.
    @_disfavoredOverload
    public func assign(_ elements: [Element]) { assign(elements, by: { $0 }, isSame: { _, _ in true }) }
}
