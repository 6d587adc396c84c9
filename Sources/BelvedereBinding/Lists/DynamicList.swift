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
    @inlinable
    public init(_ elements: [Element] = [], name: String? = nil) {
        super.init(storage: elements, name: name, kind: .events) { node, _, propagation in
            let list = unsafeDowncast(node, to: DynamicList<Element>.self)
            list.deliver(in: propagation)
        }
    }

    /// The element at an index. Setting it is an update.
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
    @inlinable
    public func insert(_ element: Element, at index: Int) {
        storage.insert(element, at: index)
        changed(.insert(element, at: index))
    }

    /// Puts an element at the end.
    @inlinable
    public func append(_ element: Element) { insert(element, at: storage.count) }

    /// Puts elements at the end, as one change.
    public func append(contentsOf elements: some Sequence<Element>) {
        batch { for element in elements { append(element) } }
    }

    /// Takes out the element at an index.
    ///
    /// - Returns: The element.
    @inlinable @discardableResult
    public func remove(at index: Int) -> Element {
        let element = storage.remove(at: index)
        changed(.remove(at: index))
        return element
    }

    /// Takes out every element that meets a condition, as one change.
    ///
    /// - Complexity: one call of the condition for each element, from the last to the first.
    public func removeAll(where condition: (Element) throws -> Bool) rethrows {
        var changes: [ListChange<Element>] = []
        var kept: [Element] = []
        // What goes is kept until the list has been changed, because it may read the list.
        let elements = storage
        for index in elements.indices.reversed() {
            if try condition(elements[index]) { changes.append(.remove(at: index)) } else { kept.append(elements[index]) }
        }
        if !changes.isEmpty { take(kept.reversed(), changes) }
    }

    /// Takes out everything, as one change.
    public func removeAll() { removeAll { _ in true } }

    /// Takes out the element at `from` and puts it in again at `to`, an index of the list without it.
    @inlinable
    public func move(from: Int, to: Int) {
        guard from != to else { return }
        storage.insert(storage.remove(at: from), at: to)
        changed(.move(from: from, to: to))
    }

    /// Changes the element at an index in its place.
    @inlinable
    public func update(at index: Int, _ body: (inout Element) throws -> Void) rethrows {
        var element = storage[index]
        try body(&element)
        self[index] = element
    }

    /// Makes several edits count as one change: whoever is bound is called once, with a batch.
    ///
    /// ```swift
    /// let rows = DynamicList([1, 2, 3])
    /// rows.batch {
    ///     rows.remove(at: 0)
    ///     rows.append(4)
    /// }
    /// ```
    @inlinable
    public func batch<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
        try transaction(body)
    }
}
