#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif
import Testing

/// The seed of a randomised test: from `BELVEDERE_SEED`, so that a failure can be repeated, or else a new one each time.
nonisolated struct Seed: CustomStringConvertible {
    let value: UInt64

    init() {
        let given = getenv("BELVEDERE_SEED").flatMap { UInt64(String(cString: $0)) }
        value = given ?? UInt64.random(in: 0...UInt64.max)
    }

    /// What every failed expectation of a randomised test says.
    var description: String { "BELVEDERE_SEED=\(value)" }

    /// Whether the long form of a proof is wanted.
    static var isSoak: Bool { getenv("BELVEDERE_SOAK").map { String(cString: $0) == "1" } ?? false }

    /// Whether a sanitizer is looking on, which makes everything several times slower.
    static var isSanitized: Bool { getenv("BELVEDERE_SANITIZER") != nil }

    /// Random numbers for one of many sequences, which do not depend on how many were drawn for the others.
    func numbers(for sequence: Int) -> SeededNumbers {
        SeededNumbers(state: value &+ UInt64(sequence) &* 0x9E37_79B9_7F4A_7C15)
    }
}

/// SplitMix64, a small generator whose whole state is one number.
nonisolated struct SeededNumbers: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// A number below `limit`, which is more than zero.
    mutating func below(_ limit: Int) -> Int { Int(next() % UInt64(limit)) }

    /// One of several, all as likely.
    mutating func pick<Element>(_ elements: [Element]) -> Element { elements[below(elements.count)] }
}
