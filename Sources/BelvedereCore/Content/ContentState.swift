/// What there is to show of something that has to be fetched: nothing yet, nothing at all, a failure, or the content.
///
/// One value instead of four flags, so a screen cannot show a spinner and a failure at once. A view model keeps it in a
/// `Dynamic`, and a `ContentView` shows it.
///
/// ```swift
/// let state = Dynamic(ContentState<[Contact]>.loading)
/// state.value = .empty("No contacts yet")
/// state.value = .failed(ContentMessage("The contacts cannot be shown", detail: "The server does not answer."))
/// state.value = .content([contact])
/// ```
///
/// Where the content is in a list of its own, the state needs no value:
///
/// ```swift
/// let state = Dynamic(ContentState<Void>.loading)
/// state.value = .content
/// ```
nonisolated public enum ContentState<Value> {
    /// Nothing is known yet.
    case loading
    /// It is known that there is nothing, and why.
    case empty(ContentMessage)
    /// It could not be fetched, and why.
    case failed(ContentMessage)
    /// It is there.
    case content(Value)

    /// The content, or `nil` where there is none.
    public var value: Value? { if case .content(let value) = self { value } else { nil } }

    /// The same state with the content made into something else.
    ///
    /// ```swift
    /// let state = ContentState<Contact>.content(contact)
    /// let title = state.map { $0.fullName }
    /// ```
    public func map<Other>(_ transform: (Value) -> Other) -> ContentState<Other> {
        switch self {
        case .loading: .loading
        case .empty(let message): .empty(message)
        case .failed(let message): .failed(message)
        case .content(let value): .content(transform(value))
        }
    }
}

extension ContentState where Value == Void {
    /// The content is there, in a list or in views of its own.
    nonisolated public static var content: ContentState { .content(()) }

    /// Whether two states are the same, messages included.
    ///
    /// - Complexity: One comparison of the contents.
    nonisolated public static func == (left: ContentState, right: ContentState) -> Bool {
        left.map { true } == right.map { true }
    }
}

nonisolated extension ContentState: Sendable where Value: Sendable {}
nonisolated extension ContentState: Equatable where Value: Equatable {}
nonisolated extension ContentState: Hashable where Value: Hashable {}
