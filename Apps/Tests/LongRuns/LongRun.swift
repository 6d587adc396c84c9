internal import Foundation

/// A run of the tests that plays the long forms of the proofs: `make soak`.
public enum LongRun {
    /// Whether this run is one.
    public static let isWanted = ProcessInfo.processInfo.environment["BELVEDERE_SOAK"] == "1"
}
