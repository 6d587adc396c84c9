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
            lines.append("\(place): \(finding.severity.rawValue): \(finding.what)\(doubt) [\(finding.rule)]".inOneLine)
            // All findings of a rule have the same reason and page, so print them only once.
            let isFirst = explained.insert(finding.rule).inserted
            if isFirst { lines.append("    Why: \(finding.why.inOneLine)") }
            lines.append("    Fix: \(finding.fix.inOneLine)")
            if isFirst, let page = page(of: finding.rule, result) { lines.append("    See: \(page.inOneLine)") }
        }
        lines += result.problems.map { "error: \($0.sentence.inOneLine)" }
        lines += result.notices.map { "\($0.leavesGap ? "error" : "note"): \($0.sentence.inOneLine)" }
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
        text += counts(of: result.findings.map(\.rule), "rule", limit: .max)
        // A person sees the places of few findings without a count.
        guard result.findings.count >= 10 else { return text }
        text += counts(of: result.findings.map { Self.folder(of: $0.path) }, "folder", limit: 8)
        return text + counts(of: result.findings.map(\.path), "file", limit: 8)
    }

    /// A line with the number of findings for each name, the largest first; empty if there is one name.
    private func counts(of names: [String], _ word: String, limit: Int) -> String {
        let counts = Dictionary(names.map { ($0, 1) }, uniquingKeysWith: +).sorted { ($1.value, $0.key) < ($0.value, $1.key) }
        guard counts.count > 1 else { return "" }
        let shown = counts.prefix(limit).map { "\($0.value) \($0.key.inOneLine)" }.joined(separator: ", ")
        let rest = counts.count - min(limit, counts.count)
        return "\nBy \(word): \(shown)" + (rest > 0 ? ", and \(count(rest, "more \(word)"))." : ".")
    }

    private static func folder(of path: String) -> String {
        path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
    }

    /// The page of a rule that the reader has: the one that the configuration names, otherwise the command that prints the page.
    private func page(of rule: String, _ result: CheckResult) -> String? {
        guard let link = result.documentation.link(to: rule) else { return nil }
        return result.documentation == .repository ? "belvedere check --explain \(rule)" : link
    }

    private func count(_ number: Int, _ word: String) -> String { "\(number) \(word)\(number == 1 ? "" : "s")" }
}
