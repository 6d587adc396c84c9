import Foundation
import SwiftFacts

/// Writes JSON for programs. It contains everything from the text report, and its keys do not change between versions.
public struct JSONReporter: Reporter {
    private struct Report: Encodable {
        struct Item: Encodable {
            var rule: String
            var severity: String
            var path: String
            var line: Int
            var column: Int
            var symbol: String
            var role: String?
            var what: String
            var why: String
            var fix: String
            var link: String?
            var certain: Bool?
        }
        struct Remark: Encodable {
            var path: String
            var text: String
            var leavesGap: Bool
        }
        var version = 1
        var findings: [Item]
        var notices: [Remark]
        var problems: [String]
        var files: Int
        var lines: Int
        var excused: Int
        var baseline: Int
        var stale: Int
        var exitCode: Int32
    }

    public init() {}

    public func report(_ result: CheckResult) -> String {
        JSONText.text(
            of: Report(
                findings: result.findings.map { finding in
                    Report.Item(
                        rule: finding.rule, severity: finding.severity.rawValue, path: finding.path, line: finding.position.line,
                        column: finding.position.column, symbol: finding.symbol, role: finding.role?.rawValue, what: finding.what,
                        why: finding.why, fix: finding.fix, link: result.documentation.link(to: finding.rule), certain: finding.isCertain
                    )
                },
                notices: result.notices.map { Report.Remark(path: $0.path, text: $0.text, leavesGap: $0.leavesGap) },
                problems: result.problems.map(\.sentence), files: result.fileCount, lines: result.lineCount, excused: result.excusedCount,
                baseline: result.baseline.size, stale: result.staleCount, exitCode: result.exitCode.rawValue
            ))
    }
}
