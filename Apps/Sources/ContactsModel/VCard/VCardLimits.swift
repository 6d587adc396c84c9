/// How much of a file of cards is read: what a stranger sends must not cost more than what it brings.
public struct VCardLimits: Hashable, Sendable {
    /// Bytes of the whole file; 64 MB, because cards bring photographs.
    public var bytes = 64 << 20
    /// Cards in the file.
    public var cards = 100_000
    /// Problems that are listed.
    public var problems = 1_000
    /// Telephone numbers and mail addresses of one card, each.
    public var values = 100
    /// Characters of a name, number, address or label.
    public var characters = 1_000

    /// The limits of the app.
    public init() {}
}
