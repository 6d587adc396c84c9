/// The severity of a finding: error or warning.
public enum Severity: String, Hashable, Sendable, CaseIterable {
    /// A check that has a finding of this severity fails.
    case error
    /// The check reports the finding but does not fail.
    case warning
}
