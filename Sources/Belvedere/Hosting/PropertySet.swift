/// A set of properties in one machine word: which of a view's properties have changed since the host last asked.
nonisolated struct PropertySet: Hashable {
    private var bits: UInt64 = 0

    var isEmpty: Bool { bits == 0 }

    mutating func insert(_ number: UInt8) { bits |= 1 << UInt64(number) }

    /// Takes out one property after the other, lowest first.
    mutating func popFirst() -> Int? {
        if bits == 0 { return nil }
        let number = bits.trailingZeroBitCount
        bits &= bits - 1
        return number
    }
}
