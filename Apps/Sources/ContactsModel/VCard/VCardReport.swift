/// What a file of cards held: the contacts that can be imported, and what cannot, by line.
public struct VCardReport: Hashable, Sendable {
    /// The cards that became drafts, in the file's order.
    public internal(set) var cards: [Card] = []
    /// What was wrong, in the file's order. A line that cannot be read is left out and told of; its card is kept without it.
    public internal(set) var problems: [VCardProblem] = []
    /// How often each property was met that is kept, but has no place on screen, by its name ("URL", "GEO").
    public internal(set) var kept: [String: Int] = [:]

    /// The contacts alone, as ``ContactStore/create(_:)-([ContactDraft])`` takes them.
    public var drafts: [ContactDraft] { cards.map(\.draft) }

    /// A card that can be imported.
    public struct Card: Hashable, Sendable {
        /// The line its `BEGIN:VCARD` stands on, counted from 1.
        public let line: Int
        /// The contact.
        public let draft: ContactDraft
    }

    /// Lists a problem, up to the limit; then one says that there are more.
    mutating func add(_ problem: VCardProblem, limit: Int) {
        if problems.count < limit {
            problems.append(problem)
        } else if problems.count == limit {
            problems.append(VCardProblem(.tooManyProblems, line: problem.line))
        }
    }
}
