import Foundation
import SwiftFacts

/// Writes findings as Xcode reads them from a run script phase: `/path/to/File.swift:2:9: warning: …`. Xcode needs whole paths.
///
///     print(XcodeReporter(root: "file:///work/app/").report(result))
public struct XcodeReporter: Reporter {
    private let root: URL?

    /// - Parameter root: The file address of the project's root.
    public init(root: String) { self.root = URL(string: root) }

    public func report(_ result: CheckResult) -> String {
        var lines = result.findings.map { finding in
            let path = root?.appending(path: finding.path).path ?? finding.path
            return "\(path):\(finding.position.line):\(finding.position.column): \(finding.severity.rawValue): "
                + "\(finding.what). \(finding.fix) [\(finding.rule)]"
        }
        lines += result.problems.map { "error: \($0.sentence)" }
        lines += result.notices.map { "\($0.leavesGap ? "error" : "note"): \($0.sentence)" }
        return lines.map { $0.inOneLine + "\n" }.joined()
    }
}
