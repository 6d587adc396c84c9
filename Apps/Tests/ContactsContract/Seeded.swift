internal import Foundation
internal import Repeatable

/// Random numbers from a seed. A failure prints the seed, and `BELVEDERE_SEED` sets it.
public struct Seeded: RandomNumberGenerator, CustomStringConvertible {
    public let seed: UInt64
    private var numbers: SplitMix64

    public init(_ seed: UInt64? = nil) {
        let given = ProcessInfo.processInfo.environment["BELVEDERE_SEED"].flatMap(UInt64.init)
        self.seed = given ?? seed ?? UInt64.random(in: 0 ... .max)
        numbers = SplitMix64(seed: self.seed)
    }

    public mutating func next() -> UInt64 { numbers.next() }

    public var description: String { "BELVEDERE_SEED=\(seed)" }
}

/// Whether the tests run the long forms of the proofs.
public let isSoak = ProcessInfo.processInfo.environment["BELVEDERE_SOAK"] == "1"
