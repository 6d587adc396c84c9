import SwiftFacts

/// Writes text for people: each finding with its reason and its fix. Each finding begins with `path:line:column`, which editors and
/// terminals turn into a link.
public struct TextReporter: Reporter {
    public init() {}

    public func report(_ result: CheckResult) -> String {
        var lines: [String] = []
        var explained: Set<String> = []
        for finding in result.findings {
            let place = "\(finding.path):\(finding.position.line):\(finding.position.column)"
            let doubt = finding.isCertain == false ? " (by its name; the compiler does not confirm it)" : ""
            lines.append("\(place): \(finding.severity.rawValue): \(finding.what)\(doubt) [\(finding.rule)]")
            // All findings of a rule have the same reason and page, so print them only once.
            let isFirst = explained.insert(finding.rule).inserted
            if isFirst { lines.append("    Why: \(finding.why)") }
            lines.append("    Fix: \(finding.fix)")
            if isFirst, let page = page(of: finding.rule, result) { lines.append("    See: \(page)") }
        }
        lines += result.problems.map { "error: \($0.sentence)" }
        lines += result.notices.map { "\($0.leavesGap ? "error" : "note"): \($0.sentence)" }
        lines.append(summary(result))
        return lines.joined(separator: "\n") + "\n"
    }

    func summary(_ result: CheckResult) -> String {
        let warningCount = result.findings.count - result.errorCount
        var parts = [count(result.errorCount, "error"), count(warningCount, "warning")]
        parts[1] += " in \(count(result.fileCount, "file")) (\(count(result.lineCount, "line")))"
        var text = parts.joined(separator: ", ") + "."
        if result.findings.contains(where: { $0.isCertain != nil }) {
            text +=
                " The compiler confirms \(result.findings.count { $0.isCertain == true }) of \(count(result.findings.count, "finding"))."
        }
        if result.excusedCount > 0 { text += " Comments excuse \(count(result.excusedCount, "finding"))." }
        if result.baseline.size > 0 { text += " The baseline holds \(count(result.baseline.size, "finding"))." }
        let counts = Dictionary(result.findings.map { ($0.rule, 1) }, uniquingKeysWith: +)
        if counts.count > 1 {
            let sorted = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
            text += "\nBy rule: " + sorted.map { "\($0.value) \($0.key)" }.joined(separator: ", ") + "."
        }
        return text
    }

    /// The page of a rule that the reader has: the one that the configuration names, otherwise the command that prints the page.
    private func page(of rule: String, _ result: CheckResult) -> String? {
        guard let link = result.documentation.link(to: rule) else { return nil }
        return result.documentation == .repository ? "belvedere check --explain \(rule)" : link
    }

    private func count(_ number: Int, _ word: String) -> String { "\(number) \(word)\(number == 1 ? "" : "s")" }
}
