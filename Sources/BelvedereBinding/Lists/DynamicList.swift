/// A list that sends each edit to its listeners as a change set, such as "inserted at 3".
///
/// ```swift
/// let contacts = DynamicList<String>()
/// let token = contacts.bind { change in
///     if case .insert(let name, let index) = change { print("\(name) is new at \(index)") }
/// }
/// contacts.append("Ada")                                  // Ada is new at 0
/// ```
public final class DynamicList<Element>: DynamicListValue<Element> {
    /// A table of the indices at which elements were last found by their identity; made by the first look-up.
    final var identities: AnyObject?

    /// A list of the given elements.
    ///
    /// - Parameters:
    ///   - elements: The first elements.
    ///   - name: The name of the list in traces and reports.
    /// - Complexity: O(1). The elements are not copied.
    @inlinable
    public init(_ elements: [Element] = [], name: String? = nil) {
        super.init(storage: elements, name: name, kind: .events) { node, _, propagation in
            let list = unsafeDowncast(node, to: DynamicList<Element>.self)
            list.deliver(in: propagation)
        }
    }

    /// The element at an index. Setting it sends an update to the listeners.
    ///
    /// - Complexity: Reading is O(1). Setting costs O(1) and one call for each binding.
    @inlinable
    public override subscript(index: Int) -> Element {
        get { super[index] }
        set {
            // Keep the old element until the array has been changed, because its release may run code that reads the list.
            let replaced = storage[index]
            storage[index] = newValue
            changed(.update(newValue, at: index))
            withExtendedLifetime(replaced) {}
        }
    }

    /// Inserts an element at an index, before the element that is there now.
    ///
    /// - Complexity: O(*n*) in the number of elements after the index.
    @inlinable
    public func insert(_ element: Element, at index: Int) {
        storage.insert(element, at: index)
        changed(.insert(element, at: index))
    }

    /// Adds an element at the end.
    ///
    /// - Complexity: O(1) on average.
    @inlinable
    public func append(_ element: Element) { insert(element, at: storage.count) }

    /// Adds elements at the end, as one change.
    ///
    /// - Complexity: O(*m*) in the number of new elements.
    public func append(contentsOf elements: some Sequence<Element>) {
        batch { for element in elements { append(element) } }
    }

    /// Removes the element at an index.
    ///
    /// - Returns: The element.
    /// - Complexity: O(*n*) in the number of elements after the index.
    @inlinable @discardableResult
    public func remove(at index: Int) -> Element {
        let element = storage.remove(at: index)
        changed(.remove(at: index))
        return element
    }

    /// Removes every element that meets a condition, as one change.
    ///
    /// - Complexity: One call of the condition for each element, from the last to the first.
    /// - Throws: The error that the condition throws. The list does not change in that case.
    public func removeAll(where condition: (Element) throws -> Bool) rethrows {
        var changes: [ListChange<Element>] = []
        var kept: [Element] = []
        // This copy keeps the removed elements until the list has been changed, because their release may run code that reads the list.
        let elements = storage
        for index in elements.indices.reversed() {
            if try condition(elements[index]) { changes.append(.remove(at: index)) } else { kept.append(elements[index]) }
        }
        if !changes.isEmpty { take(kept.reversed(), changes) }
    }

    /// Removes all elements, as one change.
    ///
    /// - Complexity: O(*n*) in the number of elements.
    public func removeAll() { removeAll { _ in true } }

    /// Moves the element at `from` to `to`. The index `to` is counted after the element has been removed from its old position.
    ///
    /// - Complexity: O(*n*) in the number of elements.
    @inlinable
    public func move(from: Int, to: Int) {
        guard from != to else { return }
        storage.insert(storage.remove(at: from), at: to)
        changed(.move(from: from, to: to))
    }

    /// Lets `body` change the element at an index.
    ///
    /// - Throws: The error that `body` throws. The element does not change in that case.
    /// - Complexity: O(1), one call of `body` and one for each binding.
    @inlinable
    public func update(at index: Int, _ body: (inout Element) throws -> Void) rethrows {
        var element = storage[index]
        try body(&element)
        self[index] = element
    }

    /// Makes several edits count as one change. Each binding is called once, with a batch.
    ///
    /// ```swift
    /// let rows = DynamicList([1, 2, 3])
    /// rows.batch {
    ///     rows.remove(at: 0)
    ///     rows.append(4)
    /// }
    /// ```
    ///
    /// - Throws: The error that `body` throws. The edits made before the error are kept and reported.
    /// - Complexity: The edits in `body`, and one call for each binding.
    @inlinable
    public func batch<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
        try transaction(body)
    }
}
