/// The result of reading a file of cards: the contacts that can be imported, and the problems by line.
public struct VCardReport: Hashable, Sendable {
    /// The cards that can be imported, in the file's order.
    public internal(set) var cards: [Card] = []
    /// The problems in the file's order. A line that cannot be read is left out and reported; the rest of its card is kept.
    public internal(set) var problems: [VCardProblem] = []
    /// The number of occurrences of each property that the app keeps but does not show, by the property's name, such as "URL" or "GEO".
    public internal(set) var kept: [String: Int] = [:]

    /// The contacts of the cards, without line numbers, as ``ContactStore/create(_:)-([ContactDraft])`` expects them.
    public var drafts: [ContactDraft] { cards.map(\.draft) }

    /// A card that can be imported.
    public struct Card: Hashable, Sendable {
        /// The number of the line with the card's `BEGIN:VCARD`, counted from 1.
        public let line: Int
        /// The contact.
        public let draft: ContactDraft
    }

    /// Adds a problem, up to the limit. After the limit, one last problem says that there are more.
    mutating func add(_ problem: VCardProblem, limit: Int) {
        if problems.count < limit {
            problems.append(problem)
        } else if problems.count == limit {
            problems.append(VCardProblem(.tooManyProblems, line: problem.line))
        }
    }
}
