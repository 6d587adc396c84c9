internal import Foundation

/// Random numbers that can be had again: SplitMix64 from a seed that failures print and `BELVEDERE_SEED` takes back.
public struct Seeded: RandomNumberGenerator, CustomStringConvertible {
    public let seed: UInt64
    private var state: UInt64

    public init(_ seed: UInt64? = nil) {
        let given = ProcessInfo.processInfo.environment["BELVEDERE_SEED"].flatMap(UInt64.init)
        self.seed = given ?? seed ?? UInt64.random(in: 0 ... .max)
        state = self.seed
    }

    public mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    public var description: String { "BELVEDERE_SEED=\(seed)" }
}

/// Whether the long forms of the proofs are to be run.
public let isSoak = ProcessInfo.processInfo.environment["BELVEDERE_SOAK"] == "1"
