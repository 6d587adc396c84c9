/// Where a name stands: comparing two keys byte by byte is comparing two names.
///
/// The first two bytes are the section (the letter of the jump index), the others the collation's own key. So one value
/// decides the order *and* the section, and the two cannot disagree; a database sorts by it without knowing any
/// language.
public struct SortKey: Hashable, Sendable, Comparable {
    /// The key as it is stored: two bytes of section, then the collation's bytes.
    public let bytes: [UInt8]

    /// A key from its stored form.
    public init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// A key from its two parts.
    init(section: Int, collation: some Sequence<UInt8>) {
        bytes = [UInt8(truncatingIfNeeded: section >> 8), UInt8(truncatingIfNeeded: section)] + collation
    }

    /// The section's number; sections come in the order of their numbers.
    public var section: Int {
        bytes.count < 2 ? 0 : Int(bytes[0]) << 8 | Int(bytes[1])
    }

    public static func < (left: SortKey, right: SortKey) -> Bool {
        left.bytes.lexicographicallyPrecedes(right.bytes)
    }
}
