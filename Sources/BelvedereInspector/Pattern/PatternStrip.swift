/// The strip below a page: it shows the parts of the visible screen, and says in one line what the last action did.
///
/// A reader of an article about a pattern sees its parts in a running app: the view, the view model or presenter, and the model, each with
/// a link to its code. After each action the parts that ran get a number. The article "Inspector" shows how a page bar gives the strip its
/// title.
///
/// ```swift
/// var strip = PatternStrip()
/// strip.code = { type in "/code/\(type)" }
/// let inspector = Inspector.development(strip: strip)
/// ```
nonisolated public struct PatternStrip: Sendable {
    /// A page that a part of the strip leads to, such as the test of a screen.
    public struct Page: Sendable, Hashable {
        /// The text of the link.
        public let title: String
        /// The path of the page on this server.
        public let address: String

        /// Creates a page from the text of its link and its path.
        public init(_ title: String, address: String) {
            self.title = title
            self.address = address
        }
    }

    /// Returns the path of the page with the code of a type, such as `Hello.HelloScreen`; `nil` if there is none.
    public var code: @Sendable (_ type: String) -> String? = { _ in nil }
    /// Returns the page with the test of a type, such as `Hello.HelloScreen`; `nil` if there is none.
    public var test: @Sendable (_ type: String) -> Page? = { _ in nil }
    /// Returns the source code from a line on, for a place such as `Hello/HelloScreen.swift:15`. The strip finds the call in it that the
    /// handler of the view makes. An empty text means that the code is not known.
    public var source: @Sendable (_ place: String) -> String = { _ in "" }

    /// Creates a strip without links.
    public init() {}
}
