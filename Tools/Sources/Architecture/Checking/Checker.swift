import Suggestions
import SwiftFacts

/// Applies the rules of a configuration to a project.
///
///     let result = Checker(configuration: Configuration()).check(project)
///     result.findings
public struct Checker: Sendable {
    private let configuration: Configuration
    private let rules: [Rule]

    /// - Parameter rules: The rules to apply; nil for all rules of this package and of the configuration.
    public init(configuration: Configuration, rules: [Rule]? = nil) {
        self.configuration = configuration
        self.rules = rules ?? configuration.allRules
    }

    /// Resolves the names and the roles of a project with this configuration.
    public func codebase(_ project: Project) -> Codebase {
        Codebase(
            project: project, assignments: configuration.roles,
            settings: RuleSettings(
                layers: configuration.layers, placement: configuration.placement, singletons: configuration.singletons
            ) { [configuration] in
                configuration.profile(of: $0)
            }
        )
    }

    /// - Parameters:
    ///   - project: The project to check.
    ///   - baseline: Known findings. They are not reported.
    ///   - isReported: Whether findings of a file are reported. The rules look at all files in any case.
    public func check(
        _ project: Project, baseline: Baseline = Baseline(), isReported: (_ path: String) -> Bool = { _ in true }
    ) -> CheckResult {
        check(codebase(project), baseline: baseline, isReported: isReported)
    }

    /// Checks a codebase that is already built.
    public func check(
        _ codebase: Codebase, baseline: Baseline = Baseline(), isReported: (_ path: String) -> Bool = { _ in true }
    ) -> CheckResult {
        let project = codebase.project
        let certainty = Certainty(project)
        var suppressions = Suppressions(project, rules: configuration.allRules.map(\.identifier))
        var found: [Finding] = []
        var problems = problemsOfPatterns(codebase)
        var excusedCount = 0
        for rule in rules where isOnSomewhere(rule) {
            var examination = Examination(rule)
            rule.check(codebase, &examination)
            if examination.subjectCount == 0, let problem = problemOfEmptyRule(rule) { problems.append(problem) }
            if examination.subjectCount == 0, configuration.ownRules.contains(where: { $0.name == rule.identifier }) {
                problems.append(ConfigurationProblem(place: "own-rules", text: "\"\(rule.identifier)\" concerns no type of the project"))
            }
            for var finding in examination.findings {
                guard let severity = configuration.severity(of: rule, in: finding.path) else { continue }
                finding.severity = severity
                finding.isCertain = certainty.map { $0.isCertain(finding) }
                if suppressions.excuses(finding) { excusedCount += 1 } else { found.append(finding) }
            }
        }
        found += suppressions.findings + suppressions.unused(of: Set(rules.map(\.identifier)))
        found = Array(Set(found)).sorted { Self.order($0, $1) }
        let targets = Dictionary(project.files.map { ($0.path, project.targets[$0.target].name) }) { first, _ in first }
        let entries = found.map { BaselineEntry(rule: $0.rule, symbol: "\(targets[$0.path] ?? "")/\($0.symbol)") }
        var rest = baseline
        let new = zip(found, entries).filter { !rest.take($0.1) }.map(\.0)
        return CheckResult(
            findings: new.filter { isReported($0.path) }, notices: project.notices, problems: problems, fileCount: project.files.count,
            lineCount: project.files.reduce(0) { $0 + $1.facts.lineCount }, excusedCount: excusedCount,
            baseline: baseline.without(rest), staleCount: rest.size, entries: entries,
            documentation: configuration.documentation, rules: configuration.allRules
        )
    }

    private static func order(_ left: Finding, _ right: Finding) -> Bool {
        if left.path != right.path { return left.path < right.path }
        if left.position != right.position { return left.position < right.position }
        return (left.rule, left.what) < (right.rule, right.what)
    }

    private func isOnSomewhere(_ rule: Rule) -> Bool {
        let settings = [configuration.rules] + configuration.parts.map(\.rules)
        if settings.contains(where: { ($0[rule.identifier]?.level ?? .off) != .off }) { return true }
        let profiles = [configuration.profile] + configuration.parts.compactMap(\.profile)
        return profiles.contains { rule.profiles.contains($0) }
    }

    /// The error of a rule that the configuration turns on although no type in the project has a role that the rule checks. Such a rule
    /// would always pass.
    private func problemOfEmptyRule(_ rule: Rule) -> ConfigurationProblem? {
        let settings = ([configuration.rules] + configuration.parts.map(\.rules)).compactMap { $0[rule.identifier] }
        guard settings.contains(where: { $0.level != nil && $0.level != .off }), !settings.contains(where: \.mayMatchNothing) else {
            return nil
        }
        return ConfigurationProblem(
            place: "The rule \"\(rule.identifier)\"",
            text: "finds nothing to look at, so it always passes. Name the roles of your types under \"roles\", or write "
                + "\"may-match-nothing: true\" beneath the rule"
        )
    }

    private func problemsOfPatterns(_ codebase: Codebase) -> [ConfigurationProblem] {
        var problems: [ConfigurationProblem] = []
        let paths = codebase.project.files.map(\.path)
        for (index, role) in configuration.roles.enumerated() where !codebase.matchedAssignments.contains(index) {
            problems.append(ConfigurationProblem(place: "roles", text: "nothing has the name or the path \"\(role.pattern.text)\""))
        }
        for part in configuration.parts {
            for pattern in part.paths where !paths.contains(where: { pattern.matches($0) }) {
                problems.append(ConfigurationProblem(place: "parts", text: "no Swift file has the path \"\(pattern.text)\""))
            }
        }
        for layer in configuration.layers.flatMap({ $0 }) {
            let isTarget = codebase.project.targets.contains { $0.name == layer }
            guard !isTarget, !paths.contains(where: { Pattern(layer).matches($0) }) else { continue }
            let hint = Suggestion.ending(for: layer, among: codebase.project.targets.map(\.name))
            problems.append(ConfigurationProblem(place: "layers", text: "there is no target and no folder \"\(layer)\"\(hint)"))
        }
        return problems
    }
}
