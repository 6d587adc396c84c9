import Foundation

/// Random numbers that can be had again: the seed comes from `BELVEDERE_SEED`, or else from the system, and a test
/// names it in its failure. A seed that the system chose is printed as well, because a program that stops names nothing.
public struct SeededRandom: RandomNumberGenerator, Sendable {
    public let seed: UInt64
    private var state: UInt64

    public init() {
        let given = ProcessInfo.processInfo.environment["BELVEDERE_SEED"].flatMap { UInt64($0) }
        self.init(seed: given ?? UInt64.random(in: 1...UInt64.max))
        if given == nil { print("BELVEDERE_SEED=\(seed)") }
    }

    public init(seed: UInt64) {
        self.seed = seed
        self.state = seed
    }

    public mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
