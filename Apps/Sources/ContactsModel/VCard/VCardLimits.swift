/// How much of a file of cards is read: what a stranger sends must not cost more than what it brings.
public struct VCardLimits: Hashable, Sendable {
    /// Bytes of the whole file; 64 MB, because cards bring photographs.
    public var bytes = 64 << 20
    /// Cards in the file.
    public var cards = 100_000
    /// Problems that are listed.
    public var problems = 1_000
    /// Telephone numbers, mail addresses and postal addresses of one card, each.
    public var values = 100
    /// Characters of a name, number, address or label.
    public var characters = 1_000
    /// Characters of the notes of a card.
    public var notes = 20_000
    /// Bytes of what is kept of a card although the app has no place for it, picture and sounds included.
    public var kept = 300_000

    /// The limits of the app.
    public init() {}
}
