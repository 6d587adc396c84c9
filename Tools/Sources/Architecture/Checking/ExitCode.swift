/// How the command ends.
public enum ExitCode: Int32, Sendable {
    /// Nothing breaks a rule; there may be warnings.
    case clean = 0
    case findings = 1
    /// The configuration or the command line cannot be meant so.
    case configuration = 2
    /// Something could not be read, so a clean result would say too much; or the report could not be written.
    case unreadable = 3
}
