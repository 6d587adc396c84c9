/// Writes a result for somebody to read.
public protocol Reporter: Sendable {
    /// The whole report.
    func report(_ result: CheckResult) -> String
}
