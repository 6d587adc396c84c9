/// The message of a screen without content. It says that there is nothing, or describes a failure.
///
/// It is a value without views, so a view model or a presenter can make it and a test can compare it. A string literal makes one too.
///
/// ```swift
/// let empty: ContentMessage = "No contacts yet"
/// let nobody = ContentMessage("No contact found", detail: "Search for something else.", symbol: .search, action: "Show all")
/// ```
nonisolated public struct ContentMessage: Sendable, Hashable, ExpressibleByStringLiteral {
    /// The main sentence.
    public var title: String
    /// A further explanation; empty if there is none.
    public var detail: String
    /// The symbol beside the title. For `nil`, the host (the program that shows the views, such as the browser host's server) chooses a
    /// symbol.
    public var symbol: Symbol?
    /// The title of the message's button; `nil` for no button. The view defines what the button does.
    public var action: String?
    /// Whether the message reports an error, as opposed to content that is only missing. The message of `ContentState.failed` always counts
    /// as an error.
    public var isError: Bool

    /// A message with all its parts.
    ///
    /// - Parameters:
    ///   - title: the main sentence.
    ///   - detail: a further explanation.
    ///   - symbol: the symbol beside the title.
    ///   - action: the title of the button.
    ///   - isError: whether the message reports an error.
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
