/// The names in a file that other modules can use after an import.
///
///     let facts = FactReader().facts(of: "public struct Film {}")
///     facts.offer.names == [FileFacts.word("Film")]        // true
public struct OfferFact: Hashable, Sendable {
    /// The hashes of the names, in ascending order. ``FileFacts/word(_:)`` makes such a hash.
    public var names: [UInt32] = []
    /// Whether a file without one of these names uses nothing of this file. It is false for exported imports, operators, macros and other
    /// declarations that code can use without writing their names.
    public var isWhole = true

    public init() {}
}
