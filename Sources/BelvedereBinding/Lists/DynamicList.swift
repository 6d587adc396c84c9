/// A list whose edits say what they change.
///
/// ```swift
/// let contacts = DynamicList<String>()
/// let token = contacts.bind { change in
///     if case .insert(let name, let index) = change { print("\(name) is new at \(index)") }
/// }
/// contacts.append("Ada")                                  // Ada is new at 0
/// ```
public final class DynamicList<Element>: DynamicListValue<Element> {
    /// Where elements that have an identity were found last; made when one is looked up for the first time.
    final var identities: AnyObject?

    /// A list of the given elements.
    ///
    /// - Parameters:
    ///   - elements: The elements to begin with.
    ///   - name: What traces and reports call the list.
    /// - Complexity: O(1). The elements are not copied.
    @inlinable
    public init(_ elements: [Element] = [], name: String? = nil) {
        super.init(storage: elements, name: name, kind: .events) { node, _, propagation in
            let list = unsafeDowncast(node, to: DynamicList<Element>.self)
            list.deliver(in: propagation)
        }
    }

    /// The element at an index. Setting it is an update.
    ///
    /// - Complexity: Reading is O(1). Setting costs O(1) and one call for each binding.
    @inlinable
    public override subscript(index: Int) -> Element {
        get { super[index] }
        set {
            // Kept until the array has been changed, because what goes with it may read the list.
            let replaced = storage[index]
            storage[index] = newValue
            changed(.update(newValue, at: index))
            withExtendedLifetime(replaced) {}
        }
    }

    /// Puts an element in at an index, before the one that is there now.
    ///
    /// - Complexity: O(*n*) in the number of elements behind the index.
    @inlinable
    public func insert(_ element: Element, at index: Int) {
        storage.insert(element, at: index)
        changed(.insert(element, at: index))
    }

    /// Puts an element at the end.
    ///
    /// - Complexity: O(1) on average.
    @inlinable
    public func append(_ element: Element) { insert(element, at: storage.count) }

    /// Puts elements at the end, as one change.
    ///
    /// - Complexity: O(*m*) in the number of new elements.
    public func append(contentsOf elements: some Sequence<Element>) {
        batch { for element in elements { append(element) } }
    }

    /// Takes out the element at an index.
    ///
    /// - Returns: The element.
    /// - Complexity: O(*n*) in the number of elements behind the index.
    @inlinable @discardableResult
    public func remove(at index: Int) -> Element {
        let element = storage.remove(at: index)
        changed(.remove(at: index))
        return element
    }

    /// Takes out every element that meets a condition, as one change.
    ///
    /// - Complexity: one call of the condition for each element, from the last to the first.
    /// - Throws: what the condition throws. The list stays as it was then.
    public func removeAll(where condition: (Element) throws -> Bool) rethrows {
        var changes: [ListChange<Element>] = []
        var kept: [Element] = []
        // Removed elements are kept until the list has been changed, because releasing them may read the list.
        let elements = storage
        for index in elements.indices.reversed() {
            if try condition(elements[index]) { changes.append(.remove(at: index)) } else { kept.append(elements[index]) }
        }
        if !changes.isEmpty { take(kept.reversed(), changes) }
    }

    /// Takes out everything, as one change.
    ///
    /// - Complexity: O(*n*) in the number of elements.
    public func removeAll() { removeAll { _ in true } }

    /// Takes out the element at `from` and puts it in again at `to`, an index of the list without it.
    ///
    /// - Complexity: O(*n*) in the number of elements.
    @inlinable
    public func move(from: Int, to: Int) {
        guard from != to else { return }
        storage.insert(storage.remove(at: from), at: to)
        changed(.move(from: from, to: to))
    }

    /// Changes the element at an index in its place.
    ///
    /// - Throws: what `body` throws. The element stays as it was then.
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
    /// - Throws: what `body` throws. The edits made before are kept and told.
    /// - Complexity: The edits in `body`, and one call for each binding.
    @inlinable
    public func batch<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
        try transaction(body)
    }
}
