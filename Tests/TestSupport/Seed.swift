#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif
package import Testing

/// The seed of a randomised test: from `BELVEDERE_SEED`, so that a failure can be repeated, or else a new one each time.
package struct Seed: CustomStringConvertible {
    package let value: UInt64

    package init() {
        let given = getenv("BELVEDERE_SEED").flatMap { UInt64(String(cString: $0)) }
        value = given ?? UInt64.random(in: 0...UInt64.max)
    }

    /// What every failed expectation of a randomised test says.
    package var description: String { "BELVEDERE_SEED=\(value)" }
    package var comment: Comment { Comment(rawValue: description) }

    /// Whether the long form of a proof is wanted.
    package static var isSoak: Bool { getenv("BELVEDERE_SOAK").map { String(cString: $0) == "1" } ?? false }

    /// Random numbers for one of many sequences, which do not depend on how many were drawn for the others.
    package func numbers(for sequence: Int) -> SeededNumbers {
        SeededNumbers(state: value &+ UInt64(sequence) &* 0x9E37_79B9_7F4A_7C15)
    }
}
