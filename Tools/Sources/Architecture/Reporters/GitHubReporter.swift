import SwiftFacts

/// Writes findings as workflow commands of GitHub Actions, such as `::error file=…`. GitHub shows them at the lines of a pull request.
public struct GitHubReporter: Reporter {
    private let folder: String

    /// - Parameter folder: The path of the project from the root of the repository; empty if they are the same. GitHub needs paths from the
    ///   root of the repository.
    public init(folder: String = "") { self.folder = folder.isEmpty ? "" : folder + "/" }

    public func report(_ result: CheckResult) -> String {
        var lines = result.findings.map { finding in
            "::\(finding.severity.rawValue) file=\(property(folder + finding.path)),line=\(finding.position.line),col=\(finding.position.column),"
                + "title=\(property(finding.rule))::"
                + message(
                    "\(finding.what). \(finding.why) \(finding.fix)"
                        + (result.documentation.address(of: finding.rule).map { " \($0)" } ?? ""))
        }
        lines += result.problems.map { "::error title=belvedere::" + message($0.sentence) }
        lines += result.notices.map { "::\($0.leavesGap ? "error" : "notice") title=belvedere::" + message($0.sentence) }
        lines.append(TextReporter().summary(result))
        return lines.joined(separator: "\n") + "\n"
    }

    private func message(_ text: String) -> String {
        text.replacingScalars(["%": "%25", "\r": "%0D", "\n": "%0A"])
    }

    private func property(_ text: String) -> String {
        text.replacingScalars(["%": "%25", "\r": "%0D", "\n": "%0A", ":": "%3A", ",": "%2C"])
    }
}
