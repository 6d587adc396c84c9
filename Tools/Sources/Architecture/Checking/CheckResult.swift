/// The result of one run of the checker.
public struct CheckResult: Sendable {
    /// The findings to report, sorted by file and line: neither excused by a comment nor listed in the baseline.
    public var findings: [Finding]
    public var notices: [CheckNotice]
    /// The errors of the configuration.
    public var problems: [ConfigurationProblem]
    public var fileCount: Int
    public var lineCount: Int
    /// The number of findings that `belvedere:ignore` comments excuse.
    public var excusedCount: Int
    /// The entries of the given baseline whose findings still occur.
    public var baseline: Baseline
    /// The number of entries in the given baseline whose findings no longer occur.
    public var staleCount: Int
    /// All findings that no comment excuses, known or new, in the form in which a baseline stores them.
    public var entries: [BaselineEntry]
    /// The address of the page that explains the rules.
    public var documentation: DocumentationAddress
    /// The rules of the run, those of the team included.
    public var rules: [Rule]

    public init(
        findings: [Finding], notices: [CheckNotice] = [], problems: [ConfigurationProblem] = [], fileCount: Int = 0, lineCount: Int = 0,
        excusedCount: Int = 0, baseline: Baseline = Baseline(), staleCount: Int = 0, entries: [BaselineEntry] = [],
        documentation: DocumentationAddress = .repository, rules: [Rule] = Rule.all
    ) {
        self.findings = findings
        self.notices = notices
        self.problems = problems
        self.fileCount = fileCount
        self.lineCount = lineCount
        self.excusedCount = excusedCount
        self.baseline = baseline
        self.staleCount = staleCount
        self.entries = entries
        self.documentation = documentation
        self.rules = rules
    }

    public var errorCount: Int { findings.count { $0.severity == .error } }

    /// The exit code of a process with this result.
    public var exitCode: ExitCode {
        if !problems.isEmpty { return .configuration }
        if notices.contains(where: \.leavesGap) { return .unreadable }
        return errorCount > 0 ? .findings : .clean
    }
}
