public import Belvedere

/// What the front page shows and offers. The gallery knows it; the page does not.
public struct FrontContents: Sendable {
    /// The cards, in the language of the session that asks.
    public var cards: @Sendable () -> [FrontCard]
    /// The address of a picture by its name, for light pages and for dark ones; nil if there is none.
    public var picture: @Sendable (_ name: String) -> ImageView.Picture?
    /// The code that stands beside the living Hello, with what to call it.
    public var code: [(title: String, text: String)]
    /// The links to the manual, to the sources and to the tests, in the language of the session that asks.
    public var links: @Sendable () -> [FrontCard.Form]
    /// The apps to put side by side in two windows.
    public var pair: [FrontCard.Form]
    /// Who looks at the page; nil if nobody is to be told.
    public var visitors: Presence?
    /// Brings the demo data back; nil if there is none.
    public var resetDemoData: (@Sendable () async throws(FrontFailure) -> Void)?

    public init(
        cards: @autoclosure @escaping @Sendable () -> [FrontCard],
        picture: @escaping @Sendable (_ name: String) -> ImageView.Picture? = { _ in nil },
        code: [(title: String, text: String)] = [], links: @autoclosure @escaping @Sendable () -> [FrontCard.Form] = [],
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
