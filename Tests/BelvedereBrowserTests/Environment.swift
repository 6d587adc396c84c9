import Foundation

/// What the caller of the tests asks for.
enum Environment {
    static let isSoak = ProcessInfo.processInfo.environment["BELVEDERE_SOAK"] != nil

    /// The seed of the randomised tests; printed, so that a failure can be had again.
    static let seed: UInt64 = {
        let seed = ProcessInfo.processInfo.environment["BELVEDERE_SEED"].flatMap { UInt64($0) } ?? UInt64.random(in: 0...UInt64(UInt32.max))
        print("BELVEDERE_SEED=\(seed)")
        return seed
    }()
}

/// SplitMix64: the same numbers for the same seed.
struct Dice: RandomNumberGenerator {
    private var state: UInt64
    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
        return mixed ^ (mixed >> 31)
    }
}
