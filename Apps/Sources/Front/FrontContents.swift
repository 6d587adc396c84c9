public import Belvedere

/// The contents of the front page. The gallery passes them, so that this module does not depend on the gallery.
public struct FrontContents: Sendable {
    /// The cards, in the language of the session.
    public var cards: @Sendable () -> [FrontCard]
    /// Returns the picture with a name, in a variant for light and one for dark pages. Nil if there is none.
    public var picture: @Sendable (_ name: String) -> ImageView.Picture?
    /// A file of the app Hello.
    public struct File: Sendable {
        public let title: String
        public let text: String
        /// The pages of the types that the file names.
        public let pages: [CodeBlock.Page]

        public init(_ title: String, text: String, pages: [CodeBlock.Page] = []) {
            self.title = title
            self.text = text
            self.pages = pages
        }
    }

    /// The source code that is shown below the live app Hello.
    public var code: [File]
    /// Whether a server shows the page in a browser. Otherwise the page says nothing about servers.
    public var isServed = true
    /// The commands with which a reader starts.
    public var commands = "make run\nmake test"
    /// The links to the manual, to the sources and to the tests, in the language of the session.
    public var links: @Sendable () -> [FrontCard.Form]
    /// The links to two apps that the person can open side by side in two windows.
    public var pair: [FrontCard.Form]
    /// The count of the page's visitors, or nil if the page does not show it.
    public var visitors: Presence?
    /// The closure that resets the demo data, or nil if the gallery has no demo data.
    public var resetDemoData: (@Sendable () async throws(FrontFailure) -> Void)?

    public init(
        cards: @autoclosure @escaping @Sendable () -> [FrontCard],
        picture: @escaping @Sendable (_ name: String) -> ImageView.Picture? = { _ in nil },
        code: [File] = [], links: @autoclosure @escaping @Sendable () -> [FrontCard.Form] = [],
        pair: [FrontCard.Form] = [], visitors: Presence? = nil, resetDemoData: (@Sendable () async throws(FrontFailure) -> Void)? = nil
    ) {
        self.cards = cards
        self.picture = picture
        self.code = code
        self.links = links
        self.pair = pair
        self.visitors = visitors
        self.resetDemoData = resetDemoData
    }
}
