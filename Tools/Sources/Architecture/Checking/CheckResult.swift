/// What a run of the checker has to say.
public struct CheckResult: Sendable {
    /// What breaks a rule and is neither excused nor known, by file and line.
    public var findings: [Finding]
    public var notices: [Notice]
    /// What cannot be meant so in the configuration.
    public var problems: [ConfigurationProblem]
    public var fileCount: Int
    public var lineCount: Int
    /// How many findings comments excuse.
    public var excusedCount: Int
    /// The known findings that still occur.
    public var baseline: Baseline
    /// How many known findings no longer occur.
    public var staleCount: Int
    /// Each finding that is not excused, known or not, as a baseline would hold it.
    public var entries: [BaselineEntry]
    /// Where the rules are explained.
    public var documentation: DocumentationAddress

    public init(
        findings: [Finding], notices: [Notice] = [], problems: [ConfigurationProblem] = [], fileCount: Int = 0, lineCount: Int = 0,
        excusedCount: Int = 0, baseline: Baseline = Baseline(), staleCount: Int = 0, entries: [BaselineEntry] = [],
        documentation: DocumentationAddress = .repository
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
    }

    public var errorCount: Int { findings.count { $0.severity == .error } }

    /// How a process ends after this result.
    public var exitCode: ExitCode {
        if !problems.isEmpty { return .configuration }
        if notices.contains(where: \.leavesGap) { return .unreadable }
        return errorCount > 0 ? .findings : .clean
    }
}
