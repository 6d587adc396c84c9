/// A set of properties in one machine word: which of a view's properties have changed since the host last asked.
nonisolated struct PropertySet: Hashable {
    private var bits: UInt64 = 0

    var isEmpty: Bool { bits == 0 }

    mutating func insert(_ property: Property) { bits |= 1 << UInt64(property.rawValue) }
    func contains(_ property: Property) -> Bool { bits & (1 << UInt64(property.rawValue)) != 0 }

    /// Takes out one property after the other, lowest first.
    mutating func popFirst() -> Property? {
        if bits == 0 { return nil }
        let index = bits.trailingZeroBitCount
        bits &= bits - 1
        return Property(rawValue: UInt8(index))
    }
}
