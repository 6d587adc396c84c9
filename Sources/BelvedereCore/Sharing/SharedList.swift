public import BelvedereBinding

/// A list that several sessions share. Each session reads it through a list of its own, and receives its changes.
///
/// ```swift
/// struct Message: Sendable, Equatable, Identifiable { let id: Int; var text: String }
///
/// final class ChatViewModel {
///     static let shared = SharedList<Message>()
///     let messages = shared.list()
///     func send(_ text: String) { Self.shared.edit { $0.append(Message(id: $0.count, text: text)) } }
/// }
/// ```
///
/// Any code can use it, like a ``SharedDynamic``. A busy session receives the changes later, as one change and in their order. The number
/// of stored changes is limited: a session that has missed more than 256 changes compares the whole lists.
///
/// Identify elements by their `id` and not by their index, because another session may have changed the list a moment ago. Use indices only
/// in ``edit(_:)``: no other code changes the list during it.
nonisolated public final class SharedList<Element: Sendable & Identifiable>: Sendable {
    let state: SharedState<SharedListState<Element>>
    let assign: @Sendable (DynamicList<Element>, [Element]) -> Void
    /// The closure that receives each edit, and the elements before it. It is set only if other nodes share the list.
    private let note: (@Sendable ([ListChange<Element>], _ before: [Element]) -> Void)?
    /// The name that the developer gave it, for traces and reports.
    public let name: String?

    /// A shared list.
    ///
    /// - Parameters:
    ///   - elements: the initial elements.
    ///   - name: the name of its lists in traces and reports.
    /// - Complexity: O(1). The elements are not copied.
    public init(_ elements: [Element] = [], name: String? = nil) where Element: Equatable {
        state = SharedState(SharedListState(elements))
        self.name = name
        assign = { $0.assign($1) }
        note = nil
    }

    /// A shared list of elements that are not `Equatable`.
    ///
    /// - Parameters:
    ///   - elements: the initial elements.
    ///   - name: the name of its lists in traces and reports.
    /// - Complexity: O(1). The elements are not copied.
    @_disfavoredOverload
    public init(_ elements: [Element] = [], name: String? = nil) {
        state = SharedState(SharedListState(elements))
        self.name = name
        assign = { $0.assign($1) }
        note = nil
    }

    /// A shared list that passes each edit to `note`, so that it can be sent to other nodes. No other edit can happen during a call of
    /// `note`.
    init(
        state: SharedState<SharedListState<Element>>, name: String?,
        note: @escaping @Sendable ([ListChange<Element>], _ before: [Element]) -> Void
    ) where Element: Equatable {
        self.state = state
        self.name = name
        self.note = note
        assign = { $0.assign($1) }
    }

    /// The current elements.
    ///
    /// - Complexity: O(1).
    public var elements: [Element] { state.read { $0.elements } }

    /// The current number of elements.
    public var count: Int { state.read { $0.elements.count } }

    /// Adds an element at the end.
    ///
    /// - Complexity: O(1) on average, and one call for each session that has seen all changes before this one.
    public func append(_ element: Element) { edit { $0.append(element) } }

    /// Lets `body` change the element with an `id`. Does nothing if there is none.
    ///
    /// - Parameters:
    ///   - id: the `id` to search for.
    ///   - body: changes the element, while no other code can change the list.
    /// - Returns: whether the list has this element.
    /// - Throws: the error of `body`. The list is unchanged then.
    /// - Complexity: O(*n*) in the number of elements.
    @discardableResult
    public func update<Failure: Error>(
        id: Element.ID, _ body: (inout Element) throws(Failure) -> Void
    ) throws(Failure) -> Bool {
        try edit { (edit) throws(Failure) in try edit.update(id: id, body) }
    }

    /// Removes the element with an `id`. Does nothing if there is none.
    ///
    /// - Returns: the element, or `nil` if there was none.
    /// - Complexity: O(*n*) in the number of elements.
    @discardableResult
    public func remove(id: Element.ID) -> Element? { edit { $0.remove(id: id) } }

    /// Makes several edits as one change, while no other code can change the list. Each session receives them as one change.
    ///
    /// ```swift
    /// struct Guest: Sendable, Equatable, Identifiable { let id: Int }
    /// let waiting = SharedList([Guest(id: 1), Guest(id: 2)])
    /// let next = waiting.edit { $0.isEmpty ? nil : $0.remove(at: 0) }
    /// ```
    ///
    /// - Parameter body: makes the edits on its argument. Keep it short, and do not use the shared list itself in it.
    /// - Returns: the result of `body`.
    /// - Throws: the error of `body`. Its earlier edits stay.
    /// - Complexity: The edits in `body`, and one call for each session that has seen all changes before them.
    @discardableResult
    public func edit<Result, Failure: Error>(
        _ body: (inout SharedListEdit<Element>) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        let outcome: Swift.Result<Result, Failure> = state.change { state in
            let before = state.version
            // The elements before the edit are needed only for other nodes. Without this variable, the edit need not copy the elements.
            let elements = note.map { _ in state.elements }
            var edit = SharedListEdit(state, isRecorded: note != nil)
            // Now only `edit` refers to the elements, so it can change them without copying them.
            state = SharedListState([])
            defer { state = edit.state }
            let outcome: Swift.Result<Result, Failure>
            do throws(Failure) { outcome = .success(try body(&edit)) } catch { outcome = .failure(error) }
            if let elements, !edit.record.isEmpty { note?(edit.record, elements) }
            return (outcome, edit.state.version != before)
        }
        return try outcome.get()
    }

    /// The number of sessions that receive changes of the list now. Useful in tests that look for leaks.
    package var followerCount: Int { state.followerCount }
}

extension SharedList {
    /// Returns a list with the shared elements, for the running session. All callers in one session get the same list.
    ///
    /// The returned list receives changes of the shared list while the session is open and the returned list is bound or something has a
    /// reference to it.
    ///
    /// - Parameters:
    ///   - file: your file, for diagnostics; leave it out.
    ///   - line: your line, for diagnostics; leave it out.
    /// - Precondition: called on a session; otherwise the program stops with <doc:BV0016>.
    /// - Complexity: O(1). If a session has missed more than 256 changes, it compares its list with the shared one, in O(*n*).
    public func list(file: String = #fileID, line: Int = #line) -> DynamicListValue<Element> {
        let (context, views) = SessionContext.sharing(at: CallSite(fileID: file, line: line))
        return views.view(of: state) {
            let (elements, version) = state.read { ($0.elements, $0.version) }
            let list = DynamicList(elements, name: name)
            if context.isInert || context.isClosed { return list }
            let seen = SessionLock(version)
            list.keep(
                SharedView.filling(list, from: state, in: context) { [state, assign] list, name in
                    let news = state.take(for: name) { state in
                        seen.withLock { seen in
                            defer { seen = state.version }
                            return News(state, since: seen)
                        }
                    }
                    switch news {
                    case .nothing: break
                    case .changes(let changes): list.batch { for change in changes { list.make(change) } }
                    case .elements(let elements): assign(list, elements)
                    }
                })
            return list
        }
    }

    /// The update for the list of a session: nothing, the changes that it has missed, or all elements.
    private nonisolated enum News: Sendable {
        case nothing
        case changes([ListChange<Element>])
        case elements([Element])

        init(_ state: SharedListState<Element>, since version: Int) {
            if state.version == version {
                self = .nothing
            } else if let changes = state.changes(since: version) {
                self = .changes(Array(changes))
            } else {
                self = .elements(state.elements)
            }
        }
    }
}

nonisolated extension DynamicList {
    /// Applies an edit of the shared list.
    fileprivate func make(_ change: ListChange<Element>) {
        switch change {
        case .insert(let element, let index): insert(element, at: index)
        case .remove(let index): remove(at: index)
        case .move(let from, let to): move(from: from, to: to)
        case .update(let element, let index): self[index] = element
        case .batch(let changes): for change in changes { make(change) }
        case .reload: break
        }
    }
}
