/// The limits for reading a vCard file. They keep the time and memory for an unknown file low.
public struct VCardLimits: Hashable, Sendable {
    /// The most bytes of the whole file: 64 MB, because cards contain photographs.
    public var bytes = 64 << 20
    /// The most cards in the file.
    public var cards = 100_000
    /// The most problems that are listed.
    public var problems = 1_000
    /// The most telephone numbers, mail addresses and postal addresses of one card, each.
    public var values = 100
    /// The most characters of one name, number, address or label.
    public var characters = 1_000
    /// The most characters of a card's notes.
    public var notes = 20_000
    /// The most bytes of a card's kept lines that the app does not show, pictures and sounds included.
    public var kept = 300_000

    /// Creates the limits of the app.
    public init() {}
}
