internal import Foundation

/// A test run with the long forms of the proofs: `make soak`.
public enum LongRun {
    /// Whether this is a long run.
    public static let isWanted = ProcessInfo.processInfo.environment["BELVEDERE_SOAK"] == "1"
}
