/// How much a finding weighs.
public enum Severity: String, Hashable, Sendable, CaseIterable {
    /// A run with such a finding fails.
    case error
    /// Told, and the run passes.
    case warning
}
