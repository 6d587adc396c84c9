/// The documentation page of a rule, made from the texts and examples in the rule itself.
public struct RulePage: Sendable {
    private let rule: Rule

    public init(_ rule: Rule) { self.rule = rule }

    public var markdown: String {
        let profiles = rule.profiles == Profile.all ? "all" : rule.profiles.map(\.rawValue).sorted().joined(separator: ", ")
        return """
            ## \(rule.identifier)

            \(rule.summary)

            **Why.** \(rule.reason)

            **Fix.** \(rule.fix)

            **Profiles:** \(profiles). **Weight:** \(rule.severity.rawValue).

            Breaks the rule:

            \(block(rule.violating))

            Keeps it:

            \(block(rule.compliant))

            """
    }

    private func block(_ example: RuleExample) -> String {
        let code = "```swift\n\(example.code.trimmingNewlines)\n```"
        guard !example.configuration.isEmpty else { return code }
        return "```yaml\n\(example.configuration.trimmingNewlines)\n```\n\n\(code)"
    }

    /// The pages of all rules as one Markdown text, with a list of the rules at the top.
    public static var all: String {
        var text =
            "# Rules of `belvedere check`\n\nWritten by `belvedere check --explain all`; the texts and the examples are those of the rules.\n\n"
        for rule in Rule.all { text += "- [\(rule.identifier)](#\(rule.identifier)): \(rule.summary)\n" }
        for rule in Rule.all { text += "\n" + RulePage(rule).markdown }
        return text
    }
}

extension String {
    fileprivate var trimmingNewlines: String {
        var text = self[...]
        while text.last == "\n" { text.removeLast() }
        return String(text)
    }
}
