import Foundation

/// The settings for the tests from environment variables.
enum Environment {
    static let isSoak = ProcessInfo.processInfo.environment["BELVEDERE_SOAK"] != nil

    /// The seed of the randomised tests. It is printed, so that a failure can be repeated.
    static let seed: UInt64 = {
        let seed = ProcessInfo.processInfo.environment["BELVEDERE_SEED"].flatMap { UInt64($0) } ?? UInt64.random(in: 0...UInt64(UInt32.max))
        print("BELVEDERE_SEED=\(seed)")
        return seed
    }()
}
