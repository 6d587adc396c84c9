/// Turns the result of a check into the text of a report.
public protocol Reporter: Sendable {
    /// The text of the whole report for a result.
    func report(_ result: CheckResult) -> String
}
