extension DynamicList where Element: Identifiable {
    /// The element with an identity, or `nil` if there is none.
    ///
    /// ```swift
    /// struct Task: Identifiable { let id: Int; var title: String }
    /// let tasks = DynamicList([Task(id: 7, title: "Wash")])
    /// print(tasks.element(id: 7)?.title ?? "none")           // Wash
    /// ```
    ///
    /// Read inside the closure of a ``Derived``, it makes that derived value depend on the list. Where several elements
    /// have the same identity, it is not said which of them is found.
    ///
    /// - Complexity: O(1) as long as the element stands where it stood at the last look-up, O(*d*) after edits that have
    ///   moved it by *d* places, O(*n*) for the first look-up and for an identity that is not there.
    public func element(id: Element.ID) -> Element? {
        read()
        return index(id: id).map { storage[$0] }
    }

    /// Changes the element with an identity in its place. Nothing happens if there is none.
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
    /// - Returns: Whether there was such an element.
    /// - Throws: What `body` throws. The list stays as it was then.
    /// - Complexity: That of ``element(id:)``.
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

    /// Takes out the element with an identity. Nothing happens if there is none.
    ///
    /// ```swift
    /// struct Task: Identifiable { let id: Int }
    /// let tasks = DynamicList([Task(id: 7)])
    /// let removed = tasks.remove(id: 7)
    /// print(removed == nil, tasks.isEmpty)                    // false true
    /// ```
    ///
    /// - Returns: The element, or `nil` if there was none.
    /// - Complexity: That of ``element(id:)``, and O(*n*) for closing the gap.
    @discardableResult
    public func remove(id: Element.ID) -> Element? { index(id: id).map { remove(at: $0) } }

    /// The place of the element with an identity.
    private func index(id: Element.ID) -> Int? {
        // So few that looking at them all costs less than keeping a table of them.
        if storage.count <= 16 { return storage.firstIndex { $0.id == id } }
        let table = identities as? IdentityTable<Element> ?? IdentityTable()
        identities = table
        return table.index(of: id, in: storage)
    }
}
