internal import BelvedereBinding

/// The content of a ``SharedList`` during an edit. No other code can change the list in that time, so indices stay valid.
///
/// ```swift
/// struct Guest: Sendable, Equatable, Identifiable { let id: Int }
/// let waiting = SharedList([Guest(id: 1), Guest(id: 2)])
/// waiting.edit { list in
///     if list.count > 1 { list.move(from: 1, to: 0) }
/// }
/// ```
nonisolated public struct SharedListEdit<Element: Sendable & Identifiable> {
    private(set) var state: SharedListState<Element>
    private let isRecorded: Bool
    /// The changes made so far, if the list is shared with other nodes.
    private(set) var record: [ListChange<Element>] = []

    init(_ state: SharedListState<Element>, isRecorded: Bool = false) {
        self.state = state
        self.isRecorded = isRecorded
    }

    private mutating func make(_ change: ListChange<Element>) {
        if isRecorded { record.append(change) }
        state.make(change)
    }

    /// All elements.
    ///
    /// - Complexity: O(1).
    public var elements: [Element] { state.elements }
    /// The number of elements.
    public var count: Int { state.elements.count }
    /// Whether there are no elements.
    public var isEmpty: Bool { state.elements.isEmpty }

    /// The element at an index. Setting it sends an update.
    ///
    /// - Complexity: O(1).
    public subscript(index: Int) -> Element {
        get { state.elements[index] }
        set { make(.update(newValue, at: index)) }
    }

    /// Returns the index of the element with an `id`, or `nil` if there is none.
    ///
    /// - Complexity: O(*n*) in the number of elements.
    public func index(id: Element.ID) -> Int? { state.elements.firstIndex { $0.id == id } }

    /// Adds an element at the end.
    ///
    /// - Complexity: O(1) on average.
    public mutating func append(_ element: Element) { insert(element, at: count) }

    /// Inserts an element at an index, before the current element of that index.
    ///
    /// - Complexity: O(*n*) in the number of elements.
    public mutating func insert(_ element: Element, at index: Int) { make(.insert(element, at: index)) }

    /// Removes the element at an index.
    ///
    /// - Returns: the element.
    /// - Complexity: O(*n*) in the number of elements.
    @discardableResult
    public mutating func remove(at index: Int) -> Element {
        let element = state.elements[index]
        make(.remove(at: index))
        return element
    }

    /// Removes the element with an `id`. Does nothing if there is none.
    ///
    /// - Returns: the element, or `nil` if there was none.
    /// - Complexity: O(*n*) in the number of elements.
    @discardableResult
    public mutating func remove(id: Element.ID) -> Element? { index(id: id).map { remove(at: $0) } }

    /// Removes all elements that meet a condition.
    ///
    /// - Throws: the error of the condition. The elements that were removed before stay removed.
    /// - Complexity: O(*n* + *k n*) for *k* removed elements.
    public mutating func removeAll(where condition: (Element) throws -> Bool) rethrows {
        for index in elements.indices.reversed() where try condition(elements[index]) { remove(at: index) }
    }

    /// Removes all elements.
    ///
    /// - Complexity: O(*n*) in the number of elements.
    public mutating func removeAll() { removeAll { _ in true } }

    /// Moves the element at `from` to `to`. The index `to` is counted after the element has been removed from its old position.
    ///
    /// - Complexity: O(*n*) in the number of elements.
    public mutating func move(from: Int, to: Int) {
        if from != to { make(.move(from: from, to: to)) }
    }

    /// Lets `body` change the element with an `id`. Does nothing if there is none.
    ///
    /// - Returns: whether the list has this element.
    /// - Throws: the error of `body`. The list is unchanged then.
    /// - Complexity: O(*n*) in the number of elements.
    @discardableResult
    public mutating func update<Failure: Error>(
        id: Element.ID, _ body: (inout Element) throws(Failure) -> Void
    ) throws(Failure) -> Bool {
        guard let index = index(id: id) else { return false }
        var element = state.elements[index]
        try body(&element)
        self[index] = element
        return true
    }
}
