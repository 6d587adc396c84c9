import Foundation
internal import Repeatable

/// Repeatable random numbers. The seed comes from `BELVEDERE_SEED`, or else from the system, and a failing test prints it. A seed from the
/// system is also printed at the start, because a program that crashes prints no failure.
public struct SeededRandom: RandomNumberGenerator, Sendable {
    public let seed: UInt64
    private var numbers: SplitMix64

    public init() {
        let given = ProcessInfo.processInfo.environment["BELVEDERE_SEED"].flatMap { UInt64($0) }
        self.init(seed: given ?? UInt64.random(in: 1...UInt64.max))
        if given == nil { print("BELVEDERE_SEED=\(seed)") }
    }

    public init(seed: UInt64) {
        self.seed = seed
        numbers = SplitMix64(seed: seed)
    }

    public mutating func next() -> UInt64 { numbers.next() }
}
