#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif
package import Repeatable
package import Testing

/// The seed of the random numbers in a test. If the variable `BELVEDERE_SEED` is set, its value is used, to repeat a failure; otherwise
/// each run has a new seed.
package struct Seed: CustomStringConvertible {
    package let value: UInt64

    package init() {
        let given = getenv("BELVEDERE_SEED").flatMap { UInt64(String(cString: $0)) }
        value = given ?? UInt64.random(in: 0...UInt64.max)
    }

    /// A text with the seed. Each failed expectation of a random test contains it.
    package var description: String { "BELVEDERE_SEED=\(value)" }
    package var comment: Comment { Comment(rawValue: description) }

    /// Whether to run the long form of random tests, which takes minutes. The variable `BELVEDERE_SOAK` turns it on.
    package static var isSoak: Bool { getenv("BELVEDERE_SOAK").map { String(cString: $0) == "1" } ?? false }

    /// Returns the random numbers for one of many sequences. They do not depend on how many numbers other sequences have used.
    package func numbers(for sequence: Int) -> SplitMix64 {
        SplitMix64(seed: value &+ UInt64(sequence) &* 0x9E37_79B9_7F4A_7C15)
    }
}
