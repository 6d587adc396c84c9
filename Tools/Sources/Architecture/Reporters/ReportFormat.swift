/// The formats of a report.
public enum ReportFormat: String, CaseIterable, Sendable {
    case text
    case json
    /// SARIF 2.1.0, a JSON format for results of code analysis. GitHub's code scanning and other tools read it.
    case sarif
    /// Workflow commands of GitHub Actions. GitHub shows them at the lines of a pull request.
    case github
    /// Lines that Xcode shows in the source, as warnings and errors of a build phase.
    case xcode
    case junit

    /// - Parameters:
    ///   - root: The file address of the project's root, for formats that contain it.
    ///   - folder: The path of the project from the root of its repository, for formats that contain it.
    public func reporter(root: String, folder: String = "") -> any Reporter {
        switch self {
        case .text: TextReporter()
        case .json: JSONReporter()
        case .sarif: SARIFReporter(root: root)
        case .github: GitHubReporter(folder: folder)
        case .xcode: XcodeReporter(root: root)
        case .junit: JUnitReporter()
        }
    }
}
