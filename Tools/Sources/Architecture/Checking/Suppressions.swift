import Suggestions
import SwiftFacts

/// Reads the comments in the source that excuse findings, and decides which findings they excuse.
///
/// A comment contains the rule and the reason: `// belvedere:ignore view-navigates because the old flow goes in May`. A comment after code
/// on the same line excuses findings in that line. A comment alone on a line excuses findings in the next line of code. `ignore-file`
/// excuses the whole file.
struct Suppressions {
    private struct Suppression {
        var rules: [String]
        var line: Int?
        var directive: DirectiveFact
        var path: String
        var used: Set<String> = []
    }

    private var suppressions: [String: [Suppression]] = [:]
    /// The findings about the comments themselves, such as a comment without a reason.
    private(set) var findings: [Finding] = []

    private let rules: [String]

    /// - Parameter rules: The names of the rules that a comment can excuse.
    init(_ project: Project, rules: [String]) {
        self.rules = rules
        for file in project.files {
            for directive in file.facts.directives { read(directive, in: file) }
        }
    }

    private mutating func read(_ directive: DirectiveFact, in file: SourceFile) {
        var words = directive.text.split(whereSeparator: \.isWhitespace).map(String.init)
        let verb = words.isEmpty ? "" : words.removeFirst()
        guard verb == "ignore" || verb == "ignore-file" else {
            let hint = Suggestion.ending(for: verb, among: ["ignore", "ignore-file"])
            return add(
                "\"\(verb)\" is not known to belvedere\(hint)", directive, file, fix: "Write \"belvedere:ignore RULE because REASON\".")
        }
        let names = words.prefix { $0 != "because" }.map { $0.trimming(",") }
        let reason = words.drop { $0 != "because" }.dropFirst()
        for name in names where !rules.contains(name) {
            let hint = Suggestion.ending(for: name, among: rules)
            add(
                "\"\(name)\" is no rule\(hint)", directive, file,
                fix: "Write the identifier of a rule; \"belvedere check --rules\" lists them."
            )
        }
        if names.isEmpty {
            add("the comment names no rule", directive, file, fix: "Write \"belvedere:ignore RULE because REASON\".")
        }
        if reason.isEmpty {
            add("the comment gives no reason", directive, file, fix: "Write \"because\" and why this place may break the rule.")
        }
        let known = names.filter(rules.contains)
        guard !known.isEmpty, !reason.isEmpty else { return }
        suppressions[file.path, default: []].append(
            Suppression(
                rules: known, line: verb == "ignore" ? directive.subjectLine : nil, directive: directive, path: file.path
            ))
    }

    private mutating func add(_ what: String, _ directive: DirectiveFact, _ file: SourceFile, fix: String) {
        findings.append(Self.finding(what, directive, path: file.path, fix: fix))
    }

    private static func finding(_ what: String, _ directive: DirectiveFact, path: String, fix: String) -> Finding {
        Finding(
            rule: "suppression", severity: .error, path: path, position: directive.position, symbol: path, role: nil,
            what: what.prefix(1).uppercased() + what.dropFirst(),
            why: "A comment that excuses code must name the rule and the reason. Remove it when it excuses nothing.", fix: fix
        )
    }

    /// Whether a comment excuses a finding. Records that this comment was used.
    mutating func excuses(_ finding: Finding) -> Bool {
        guard let list = suppressions[finding.path] else { return false }
        for (index, suppression) in list.enumerated() where suppression.rules.contains(finding.rule) {
            guard suppression.line == nil || suppression.line == finding.position.line else { continue }
            suppressions[finding.path]?[index].used.insert(finding.rule)
            return true
        }
        return false
    }

    /// A finding for each comment that excused nothing.
    ///
    /// - Parameter applied: The rules of this run. A comment for another rule can still be needed.
    func unused(of applied: Set<String>) -> [Finding] {
        suppressions.values.flatMap { $0 }.flatMap { suppression in
            suppression.rules.filter { applied.contains($0) && !suppression.used.contains($0) }.map { rule in
                Self.finding(
                    "the comment excuses \"\(rule)\", but nothing breaks this rule here", suppression.directive, path: suppression.path,
                    fix: "Delete the comment, or the rule from it."
                )
            }
        }
    }
}

extension String {
    fileprivate func trimming(_ character: Character) -> String { hasSuffix(String(character)) ? String(dropLast()) : self }
}
