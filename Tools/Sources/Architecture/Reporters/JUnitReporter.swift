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
        var lines = ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>"]
        lines.append(
            "<testsuites name=\"belvedere check\" tests=\"\(names.count)\" failures=\"\(failed)\" errors=\"\(problems.isEmpty ? 0 : 1)\">")
        lines.append(
            "  <testsuite name=\"architecture\" tests=\"\(names.count)\" failures=\"\(failed)\" errors=\"\(problems.isEmpty ? 0 : 1)\">")
        for name in names {
            guard let findings = byRule[name] else {
                lines.append("    <testcase classname=\"architecture\" name=\"\(escaped(name))\"/>")
                continue
            }
            let text = findings.map { "\($0.path):\($0.position.line):\($0.position.column): \($0.what). \($0.fix)" }.joined(
                separator: "\n")
            let isFailure = findings.contains { $0.severity == .error }
            lines.append("    <testcase classname=\"architecture\" name=\"\(escaped(name))\">")
            lines.append(
                isFailure
                    ? "      <failure message=\"\(escaped(findings[0].why))\">\(escaped(text))</failure>"
                    : "      <system-out>\(escaped(text))</system-out>")
            lines.append("    </testcase>")
        }
        if !problems.isEmpty {
            lines.append("    <testcase classname=\"architecture\" name=\"set-up\">")
            lines.append("      <error message=\"\(escaped(problems[0]))\">\(escaped(problems.joined(separator: "\n")))</error>")
            lines.append("    </testcase>")
        }
        lines += ["  </testsuite>", "</testsuites>"]
        return lines.joined(separator: "\n") + "\n"
    }

    private func escaped(_ text: String) -> String {
        // Leave out characters that are not allowed in XML, such as the bell character U+0007.
        String(text.unicodeScalars.filter { $0.value >= 0x20 || $0 == "\n" || $0 == "\t" }.map(Character.init))
            .replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;").replacing("\"", with: "&quot;")
    }
}
