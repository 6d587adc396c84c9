public import BelvedereBinding

/// A list that sessions share. Each session sees it as a list of its own, and is told what has changed.
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
/// It can be used from everywhere, as a ``SharedDynamic``. A session that is busy is told later, with all that has changed in
/// between as one change, in the order in which it was done. What is kept for it is bounded: a session that has missed more than 256
/// changes compares the whole lists.
///
/// Name elements by their identity and not by their place, because another session may have changed the list a moment ago.
/// ``edit(_:)`` is the way to use places: nobody else changes the list meanwhile.
nonisolated public final class SharedList<Element: Sendable & Identifiable>: Sendable {
    let state: SharedState<SharedListState<Element>>
    let assign: @Sendable (DynamicList<Element>, [Element]) -> Void
    /// Told of each edit, and of the elements before it, where other nodes are to hear of it.
    private let note: (@Sendable ([ListChange<Element>], _ before: [Element]) -> Void)?
    /// The name given by the author, for traces and reports.
    public let name: String?

    /// A shared list.
    ///
    /// - Parameters:
    ///   - elements: the elements to begin with.
    ///   - name: what traces and reports call the lists that show it.
    /// - Complexity: O(1). The elements are not copied.
    public init(_ elements: [Element] = [], name: String? = nil) where Element: Equatable {
        state = SharedState(SharedListState(elements))
        self.name = name
        assign = { $0.assign($1) }
        note = nil
    }

    /// A shared list of elements that cannot be compared.
    ///
    /// - Parameters:
    ///   - elements: the elements to begin with.
    ///   - name: what traces and reports call the lists that show it.
    /// - Complexity: O(1). The elements are not copied.
    @_disfavoredOverload
    public init(_ elements: [Element] = [], name: String? = nil) {
        state = SharedState(SharedListState(elements))
        self.name = name
        assign = { $0.assign($1) }
        note = nil
    }

    /// A list whose edits are passed on to other nodes. They are passed on one after the other, while nobody can make one.
    init(
        state: SharedState<SharedListState<Element>>, name: String?,
        note: @escaping @Sendable ([ListChange<Element>], _ before: [Element]) -> Void
    ) where Element: Equatable {
        self.state = state
        self.name = name
        self.note = note
        assign = { $0.assign($1) }
    }

    /// The elements as they are now.
    ///
    /// - Complexity: O(1).
    public var elements: [Element] { state.read { $0.elements } }

    /// The number of elements now.
    public var count: Int { state.read { $0.elements.count } }

    /// Puts an element at the end.
    ///
    /// - Complexity: O(1) on average, and one call for each session that has seen all changes before this one.
    public func append(_ element: Element) { edit { $0.append(element) } }

    /// Changes the element with an identity in its place. Nothing happens if there is none.
    ///
    /// - Parameters:
    ///   - id: the identity to look for.
    ///   - body: changes the element, while nobody else can change the list.
    /// - Returns: whether there was such an element.
    /// - Throws: what `body` throws. The list stays as it was then.
    /// - Complexity: O(*n*) in the number of elements.
    @discardableResult
    public func update<Failure: Error>(
        id: Element.ID, _ body: (inout Element) throws(Failure) -> Void
    ) throws(Failure) -> Bool {
        try edit { (edit) throws(Failure) in try edit.update(id: id, body) }
    }

    /// Takes out the element with an identity. Nothing happens if there is none.
    ///
    /// - Returns: the element, or nil if there was none.
    /// - Complexity: O(*n*) in the number of elements.
    @discardableResult
    public func remove(id: Element.ID) -> Element? { edit { $0.remove(id: id) } }

    /// Makes several edits that belong together, while nobody else can. Each session is told of them as one change.
    ///
    /// ```swift
    /// struct Guest: Sendable, Equatable, Identifiable { let id: Int }
    /// let waiting = SharedList([Guest(id: 1), Guest(id: 2)])
    /// let next = waiting.edit { $0.isEmpty ? nil : $0.remove(at: 0) }
    /// ```
    ///
    /// - Parameter body: the edits. Keep them short, and use in it only what it is given.
    /// - Returns: what `body` returns.
    /// - Throws: what `body` throws. The edits before it stay.
    /// - Complexity: The edits in `body`, and one call for each session that has seen all changes before them.
    @discardableResult
    public func edit<Result, Failure: Error>(
        _ body: (inout SharedListEdit<Element>) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        let outcome: Swift.Result<Result, Failure> = state.change { state in
            let before = state.version
            // Kept only for other nodes, because an edit would have to copy the list otherwise.
            let elements = note.map { _ in state.elements }
            var edit = SharedListEdit(state, isRecorded: note != nil)
            // The edit alone has the elements now, so that they are changed in their place.
            state = SharedListState([])
            defer { state = edit.state }
            let outcome: Swift.Result<Result, Failure>
            do throws(Failure) { outcome = .success(try body(&edit)) } catch { outcome = .failure(error) }
            if let elements, !edit.record.isEmpty { note?(edit.record, elements) }
            return (outcome, edit.state.version != before)
        }
        return try outcome.get()
    }

    /// The number of sessions that see the list now. Useful in tests that look for what was left behind.
    public var followerCount: Int { state.followerCount }
}

extension SharedList {
    /// The list as the running session sees it. All who ask on one session get the same list.
    ///
    /// It follows for as long as somebody holds it or is bound to it, and the session is open.
    ///
    /// - Parameters:
    ///   - file: your file, for diagnostics; leave it out.
    ///   - line: your line, for diagnostics; leave it out.
    /// - Precondition: called on a session; otherwise the program stops with ``Diagnostic/sharedViewOffSession(at:)``.
    /// - Complexity: O(1). A session that has missed more than 256 changes later compares both lists, in O(*n*).
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

    /// What a session has not seen yet.
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
    /// Makes an edit that was made elsewhere.
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
