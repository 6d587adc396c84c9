/// The sort key of a name. Comparing two keys byte by byte compares two names.
///
/// The first two bytes are the section number (the letter of the jump index), the others are the collation key. So one value decides the
/// order *and* the section, and the two always agree. A database can sort by it without knowledge of the language.
public struct SortKey: Hashable, Sendable, Comparable {
    /// The key as it is stored: two bytes for the section, then the collation key.
    public let bytes: [UInt8]

    /// Creates a key from its stored form.
    public init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// Creates a key from a section number and a collation key.
    init(section: Int, collation: some Sequence<UInt8>) {
        bytes = [UInt8(truncatingIfNeeded: section >> 8), UInt8(truncatingIfNeeded: section)] + collation
    }

    /// The number of the name's section. A section that comes earlier in the list has a smaller number.
    public var section: Int {
        bytes.count < 2 ? 0 : Int(bytes[0]) << 8 | Int(bytes[1])
    }

    public static func < (left: SortKey, right: SortKey) -> Bool {
        left.bytes.lexicographicallyPrecedes(right.bytes)
    }
}
