internal import BelvedereBinding

/// A ``SharedList`` while it is edited: nobody else changes it meanwhile, so places can be relied on.
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
    /// The edits so far, if they are to be known.
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

    /// The element at a place. Setting it is an update.
    ///
    /// - Complexity: O(1).
    public subscript(index: Int) -> Element {
        get { state.elements[index] }
        set { make(.update(newValue, at: index)) }
    }

    /// The place of the element with an identity, or nil if there is none.
    ///
    /// - Complexity: O(*n*) in the number of elements.
    public func index(id: Element.ID) -> Int? { state.elements.firstIndex { $0.id == id } }

    /// Puts an element at the end.
    ///
    /// - Complexity: O(1) on average.
    public mutating func append(_ element: Element) { insert(element, at: count) }

    /// Puts an element in at a place, before the one that is there now.
    ///
    /// - Complexity: O(*n*) in the number of elements.
    public mutating func insert(_ element: Element, at index: Int) { make(.insert(element, at: index)) }

    /// Takes out the element at a place.
    ///
    /// - Returns: the element.
    /// - Complexity: O(*n*) in the number of elements.
    @discardableResult
    public mutating func remove(at index: Int) -> Element {
        let element = state.elements[index]
        make(.remove(at: index))
        return element
    }

    /// Takes out the element with an identity. Nothing happens if there is none.
    ///
    /// - Returns: the element, or nil if there was none.
    /// - Complexity: O(*n*) in the number of elements.
    @discardableResult
    public mutating func remove(id: Element.ID) -> Element? { index(id: id).map { remove(at: $0) } }

    /// Takes out every element that meets a condition.
    ///
    /// - Throws: what the condition throws. What has been taken out before is gone.
    /// - Complexity: O(*n* + *k n*) for *k* elements that go.
    public mutating func removeAll(where condition: (Element) throws -> Bool) rethrows {
        for index in elements.indices.reversed() where try condition(elements[index]) { remove(at: index) }
    }

    /// Takes out everything.
    ///
    /// - Complexity: O(*n*) in the number of elements.
    public mutating func removeAll() { removeAll { _ in true } }

    /// Takes out the element at `from` and puts it in again at `to`, an index of the list without it.
    ///
    /// - Complexity: O(*n*) in the number of elements.
    public mutating func move(from: Int, to: Int) {
        if from != to { make(.move(from: from, to: to)) }
    }

    /// Changes the element with an identity in its place. Nothing happens if there is none.
    ///
    /// - Returns: whether there was such an element.
    /// - Throws: what `body` throws. The list stays as it was then.
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
