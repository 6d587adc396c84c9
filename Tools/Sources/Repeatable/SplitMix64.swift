/// A repeatable random number generator: it returns the same numbers for the same seed, on each machine.
///
/// The tests of this repository use it. A failing test prints its seed, and with the seed the failure can be repeated.
public struct SplitMix64: RandomNumberGenerator, Sendable {
    /// The whole state of the generator.
    public var state: UInt64

    /// Creates a generator with a seed.
    @inlinable
    public init(seed: UInt64) { state = seed }

    /// Returns the next number. All 64 bits have the same quality.
    @inlinable
    public mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// A number from zero to `limit` - 1. The limit is more than zero.
    @inlinable
    public mutating func below(_ limit: Int) -> Int { Int(next() % UInt64(limit)) }

    /// One of several elements, each as likely as the others.
    @inlinable
    public mutating func pick<Element>(_ elements: [Element]) -> Element { elements[below(elements.count)] }
}
