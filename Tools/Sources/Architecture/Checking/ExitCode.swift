/// The exit code of the command.
public enum ExitCode: Int32, Sendable {
    /// No finding is an error. There may be warnings.
    case clean = 0
    case findings = 1
    /// The configuration or the command line is wrong.
    case configuration = 2
    /// A file could not be read, so a clean result would be wrong to report; or the report could not be written.
    case unreadable = 3
}
