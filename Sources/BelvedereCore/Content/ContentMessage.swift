/// What a screen says where its content would be: that there is nothing, or what went wrong.
///
/// It is a value without views, so a view model or presenter can make it and a test can compare it. A plain text will do.
///
/// ```swift
/// let empty: ContentMessage = "No contacts yet"
/// let nobody = ContentMessage("No contact found", detail: "Search for something else.", symbol: .search, action: "Show all")
/// ```
nonisolated public struct ContentMessage: Sendable, Hashable, ExpressibleByStringLiteral {
    /// The sentence that says it.
    public var title: String
    /// What else there is to say; empty if nothing.
    public var detail: String
    /// The symbol beside it; a host's own choice if `nil`.
    public var symbol: Symbol?
    /// The title of the button that leads on, or `nil` if nothing does. The view knows what the button does.
    public var action: String?
    /// Whether the message tells of a fault rather than of emptiness. A failure is always a fault.
    public var isError: Bool

    /// A message with what belongs to it.
    ///
    /// - Parameters:
    ///   - title: the sentence that says it.
    ///   - detail: what else there is to say.
    ///   - symbol: the symbol beside it.
    ///   - action: the title of the button that leads on.
    ///   - isError: whether it tells of a fault.
    public init(_ title: String, detail: String = "", symbol: Symbol? = nil, action: String? = nil, isError: Bool = false) {
        self.title = title
        self.detail = detail
        self.symbol = symbol
        self.action = action
        self.isError = isError
    }

    /// A message of one sentence.
    public init(stringLiteral title: String) {
        self.init(title)
    }
}
