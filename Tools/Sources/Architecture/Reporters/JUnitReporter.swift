import SwiftFacts

/// Writes XML in the format of JUnit. Most CI servers show it as a list of tests, here one test for each rule.
public struct JUnitReporter: Reporter {
    public init() {}

    public func report(_ result: CheckResult) -> String {
        let byRule = Dictionary(grouping: result.findings, by: \.rule)
        let known = result.rules.map(\.identifier)
        let names = known + byRule.keys.filter { !known.contains($0) }.sorted()
        let problems = result.problems.map(\.sentence) + result.notices.filter(\.leavesGap).map(\.sentence)
        let failed = byRule.filter { $0.value.contains { $0.severity == .error } }.count
        let errors = problems.isEmpty ? 0 : 1
        // The error of the set-up is a test of its own, so it counts as one.
        let counts = "tests=\"\(names.count + errors)\" failures=\"\(failed)\" errors=\"\(errors)\" time=\"0\""
        var lines = [
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<testsuites name=\"belvedere check\" \(counts)>",
            "  <testsuite name=\"architecture\" \(counts)>",
        ]
        for name in names { lines += test(of: name, byRule[name] ?? []) }
        if let first = problems.first {
            lines.append(Self.start(of: "set-up") + ">")
            lines.append("      <error type=\"set-up\" message=\"\(Self.escaped(first))\">\(Self.lines(problems))</error>")
            lines.append("    </testcase>")
        }
        lines += ["  </testsuite>", "</testsuites>"]
        return lines.joined(separator: "\n") + "\n"
    }

    /// The lines of the test of a rule. It fails if a finding is an error; warnings are its output.
    private func test(of rule: String, _ findings: [Finding]) -> [String] {
        guard let first = findings.first else { return [Self.start(of: rule) + "/>"] }
        let text = Self.lines(
            findings.map { "\($0.path):\($0.position.line):\($0.position.column): \($0.severity.rawValue): \($0.what). \($0.fix)" })
        let result =
            findings.contains { $0.severity == .error }
            ? "<failure type=\"\(Self.escaped(rule))\" message=\"\(Self.escaped(first.why))\">\(text)</failure>"
            : "<system-out>\(text)</system-out>"
        return [Self.start(of: rule) + ">", "      \(result)", "    </testcase>"]
    }

    private static func start(of name: String) -> String {
        "    <testcase classname=\"architecture\" name=\"\(escaped(name))\" time=\"0\""
    }

    private static func lines(_ lines: [String]) -> String { lines.map(escaped).joined(separator: "\n") }

    /// The text in one line, because XML does not allow all characters of control, and joins lines in attributes.
    private static func escaped(_ text: String) -> String {
        text.inOneLine.replacingScalars(["&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;"])
    }
}
