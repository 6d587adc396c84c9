/// The state of content that has to be loaded: loading, empty, failed, or loaded.
///
/// It is one value and not four flags, so a screen cannot show a spinner and a failure at the same time. A view model keeps it in a
/// `Dynamic`, and a `ContentView` shows it.
///
/// ```swift
/// let state = Dynamic(ContentState<[Contact]>.loading)
/// state.value = .empty("No contacts yet")
/// state.value = .failed(ContentMessage("The contacts cannot be shown", detail: "The server does not answer."))
/// state.value = .content([contact])
/// ```
///
/// If the content is stored in a list of its own, the state needs no value:
///
/// ```swift
/// let state = Dynamic(ContentState<Void>.loading)
/// state.value = .content
/// ```
nonisolated public enum ContentState<Value> {
    /// The content has not been loaded yet.
    case loading
    /// There is no content. The message says why.
    case empty(ContentMessage)
    /// The content could not be loaded. The message says why.
    case failed(ContentMessage)
    /// The content has been loaded.
    case content(Value)

    /// The content; `nil` if it has not been loaded.
    public var value: Value? { if case .content(let value) = self { value } else { nil } }

    /// Returns the same state with its content converted by `transform`.
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
    /// The loaded state of a screen whose content is stored elsewhere, such as in a list.
    nonisolated public static var content: ContentState { .content(()) }

    /// Returns whether two states are equal, including their messages.
    ///
    /// - Complexity: One comparison of the contents.
    nonisolated public static func == (left: ContentState, right: ContentState) -> Bool {
        left.map { true } == right.map { true }
    }
}

nonisolated extension ContentState: Sendable where Value: Sendable {}
nonisolated extension ContentState: Equatable where Value: Equatable {}
nonisolated extension ContentState: Hashable where Value: Hashable {}
