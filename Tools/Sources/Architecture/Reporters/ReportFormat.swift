/// The forms of a report.
public enum ReportFormat: String, CaseIterable, Sendable {
    case text
    case json
    /// SARIF 2.1.0, for code scanning of GitHub and others.
    case sarif
    /// Workflow commands, which GitHub shows beside the lines of a pull request.
    case github
    case junit

    /// - Parameter root: The address of the project's root, for formats that name it.
    public func reporter(root: String) -> any Reporter {
        switch self {
        case .text: TextReporter()
        case .json: JSONReporter()
        case .sarif: SARIFReporter(root: root)
        case .github: GitHubReporter()
        case .junit: JUnitReporter()
        }
    }
}
