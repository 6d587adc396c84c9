#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#endif
import Testing

/// The seed of a randomised test: from `BELVEDERE_SEED`, so that a failure can be repeated, or else a new one each time.
struct Seed: CustomStringConvertible {
    let value: UInt64

    init() {
        if let text = getenv("BELVEDERE_SEED").map({ String(cString: $0) }), let value = UInt64(text) {
            self.value = value
        } else {
            value = UInt64.random(in: 0...UInt64.max)
        }
    }

    /// What every failed expectation of a randomised test says.
    var description: String { "BELVEDERE_SEED=\(value)" }
    var comment: Comment { Comment(rawValue: description) }

    /// Whether the long form of a proof is wanted.
    static var isSoak: Bool { getenv("BELVEDERE_SOAK").map { String(cString: $0) == "1" } ?? false }

    /// Random numbers for one of many sequences, which does not depend on how many were drawn for the others.
    func numbers(for sequence: Int) -> SeededNumbers {
        SeededNumbers(state: value &+ UInt64(sequence) &* 0x9E37_79B9_7F4A_7C15)
    }
}

/// SplitMix64, a small generator whose whole state is one number.
struct SeededNumbers: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// A number below `limit`.
    mutating func below(_ limit: Int) -> Int { Int(next() % UInt64(limit)) }
}
