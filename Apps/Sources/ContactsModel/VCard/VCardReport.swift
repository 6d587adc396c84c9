/// What a file of cards held: the contacts that can be imported, and what cannot, by line.
public struct VCardReport: Hashable, Sendable {
    /// The cards that became drafts, in the file's order.
    public internal(set) var cards: [Card] = []
    /// What was wrong, in the file's order. One broken card is one problem; the good ones around it are unharmed.
    public internal(set) var problems: [VCardProblem] = []
    /// How often each property was met that a contact has no place for, by its name ("PHOTO", "ADR").
    public internal(set) var ignored: [String: Int] = [:]

    /// The contacts alone, as ``ContactStore/create(_:)-([ContactDraft])`` takes them.
    public var drafts: [ContactDraft] { cards.map(\.draft) }

    /// A card that can be imported.
    public struct Card: Hashable, Sendable {
        /// The line its `BEGIN:VCARD` stands on, counted from 1.
        public let line: Int
        /// The contact.
        public let draft: ContactDraft
    }
}
