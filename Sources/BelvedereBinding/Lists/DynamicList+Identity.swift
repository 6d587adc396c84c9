extension DynamicList where Element: Identifiable {
    /// The element with an identity, or `nil` if there is none.
    ///
    /// ```swift
    /// struct Task: Identifiable { let id: Int; var title: String }
    /// let tasks = DynamicList([Task(id: 7, title: "Wash")])
    /// print(tasks.element(id: 7)?.title ?? "none")           // Wash
    /// ```
    ///
    /// When the closure of a ``Derived`` calls this method, the derived value depends on the list. If several elements have the same
    /// identity, the method may return any of them.
    ///
    /// - Complexity: O(1) while the element has the same index as in the last look-up. O(*d*) if edits have moved it by *d* places. O(*n*)
    ///   for the first look-up and for an identity that is not in the list.
    public func element(id: Element.ID) -> Element? {
        read()
        return index(id: id).map { storage[$0] }
    }

    /// Lets `body` change the element with an identity. Does nothing if there is none.
    ///
    /// ```swift
    /// struct Task: Identifiable { let id: Int; var isDone = false }
    /// let tasks = DynamicList([Task(id: 7)])
    /// tasks.update(id: 7) { $0.isDone = true }
    /// ```
    ///
    /// - Parameters:
    ///   - id: The identity to look for.
    ///   - body: Changes the element. It may change the identity too.
    /// - Returns: Whether the list had an element with this identity.
    /// - Throws: The error that `body` throws. The list does not change in that case.
    /// - Complexity: The same as for ``element(id:)``.
    @discardableResult
    public func update<Failure: Error>(
        id: Element.ID,
        _ body: (inout Element) throws(Failure) -> Void
    ) throws(Failure) -> Bool {
        guard let index = index(id: id) else { return false }
        var element = storage[index]
        try body(&element)
        self[index] = element
        return true
    }

    /// Removes the element with an identity. Does nothing if there is none.
    ///
    /// ```swift
    /// struct Task: Identifiable { let id: Int }
    /// let tasks = DynamicList([Task(id: 7)])
    /// let removed = tasks.remove(id: 7)
    /// print(removed == nil, tasks.isEmpty)                    // false true
    /// ```
    ///
    /// - Returns: The element, or `nil` if there was none.
    /// - Complexity: The same as for ``element(id:)``, and O(*n*) for moving the elements after it.
    @discardableResult
    public func remove(id: Element.ID) -> Element? { index(id: id).map { remove(at: $0) } }

    /// The index of the element with an identity.
    private func index(id: Element.ID) -> Int? {
        // For so few elements, searching the list costs less than a table of indices.
        if storage.count <= 16 { return storage.firstIndex { $0.id == id } }
        let table = identities as? IdentityTable<Element> ?? IdentityTable()
        identities = table
        return table.index(of: id, in: storage)
    }
}
