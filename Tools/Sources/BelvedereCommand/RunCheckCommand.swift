import Architecture
import ArgumentParser
import Foundation
import Generation
import SwiftFacts

/// The command `belvedere check`. Its subcommands are `belvedere check init` and ``RunCheckCommand``, which does all the rest.
struct CheckCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: RunCheckCommand.configuration.abstract,
        subcommands: [RunCheckCommand.self, InitCommand.self],
        defaultSubcommand: RunCheckCommand.self
    )
}

/// The command `belvedere check run`, the default of `belvedere check`.
struct RunCheckCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "run",
        abstract: "Check that each part of a screen stays within its role.",
        usage: """
            belvedere check [<options>] [<path>]
            belvedere check init [--dry-run] [<path>]
            """,
        discussion: """
            It reads Swift files, recognises views, view models, presenters and other roles, and reports a type that does the work of \
            another role. It needs no build.

            Ends with
              0  nothing breaks a rule; there may be warnings
              1  something breaks a rule
              2  the configuration or the command line is wrong
              3  something could not be read, so a clean result would say too much; or the report could not be written
            """
    )

    @OptionGroup var options: ProjectOptions

    @Option(help: "The format of the findings: \(ReportFormat.allCases.map(\.rawValue).joined(separator: ", ")).")
    var format = ReportFormat.text

    @Option(help: "The file for the report, by default the terminal.", completion: .file())
    var output: String?

    @Option(help: "The profile, in place of that of the configuration: \(Profile.allCases.map(\.rawValue).joined(separator: ", ")).")
    var profile: Profile?

    @Option(name: .customLong("rule"), help: "Report only findings of this rule. The option can stand several times.")
    var onlyRules: [String] = []

    @Option(help: "Report only findings that can come from changes since this revision of git.")
    var affected: String?

    @Flag(help: "Report only findings that can come from what the next commit changes. Made for a pre-commit hook.")
    var staged = false

    @Flag(help: "Report each error as a warning, and end with 0 if nothing else is wrong.")
    var asWarnings = false

    @Flag(help: "Fix what is mechanical: weak references, protocols for classes, and [weak self]. Prints the changes first.")
    var fix = false

    @Flag(help: "With --fix: print the changes, and change nothing.")
    var dryRun = false

    @Flag(help: "Store today's findings as known, so that only new ones are reported.")
    var writeBaseline = false

    @Flag(help: "Leave the baseline as it is. This is the default in continuous integration (if CI is set).")
    var readOnly = false

    @Option(help: ArgumentHelp("The address of the page of the rules, by default that of the configuration.", valueName: "path-or-address"))
    var documentation: String?

    @Flag(help: "List the rules.")
    var rules = false

    @Option(help: "Print the page of a rule, or of \"all\".")
    var explain: String?

    func run() async throws {
        if let explain { return try printPage(of: explain) }
        if rules { return printRules() }
        do {
            try await check()
        } catch let problems as ConfigurationProblems {
            for problem in problems.problems { Terminal.complain(problem.sentence) }
            throw ArgumentParser.ExitCode(Architecture.ExitCode.configuration.rawValue)
        }
    }

    private func check() async throws {
        var configuration = try options.folder.configuration()
        if let documentation {
            guard let address = DocumentationAddress(documentation) else {
                throw ValidationError("\"--documentation\" is \(DocumentationAddress.form).")
            }
            configuration.documentation = address
        }
        if let profile { configuration.profile = profile }
        let chosen = try chosenRules(of: configuration)
        let cache = ReportCache(folder: options.folder.cacheFolder)
        let key = reportKey(configuration)
        if let key, let known = cache.entry(in: format, for: key) {
            try write(known.report)
            if known.exitCode != Architecture.ExitCode.clean.rawValue { throw ArgumentParser.ExitCode(known.exitCode) }
            return
        }
        let project = try await options.folder.project(configuration)
        let checker = Checker(configuration: configuration, rules: chosen)
        let codebase = checker.codebase(project)
        let file = options.folder.root.appending(path: configuration.baseline)
        let known = try Baseline(contentsOf: file, path: configuration.baseline)
        let affectedPaths = try changedFiles().map { AffectedFiles(changed: $0, in: codebase).paths }
        var result = checker.check(codebase, baseline: writeBaseline ? Baseline() : known) { affectedPaths?.contains($0) ?? true }
        if project.files.isEmpty, !project.notices.contains(where: \.leavesGap) {
            throw ConfigurationProblems([ConfigurationProblem(place: options.folder.path, text: "holds no Swift file to check")])
        }
        if fix { return try repair(result) }
        if writeBaseline {
            guard isWhole else {
                throw ValidationError("A baseline of some rules would forget the others; leave out \"--rule\" and \"--profile\".")
            }
            guard affected == nil, !staged else {
                throw ValidationError("A baseline of a part would forget the rest; leave out \"--affected\" and \"--staged\".")
            }
            let baseline = Baseline(result.entries)
            try OutputFile.reporting(configuration.baseline) { try baseline.write(to: file) }
            Terminal.writeLine("The baseline \(configuration.baseline) holds \(count(baseline.size)); it held \(known.size).")
            return
        }
        if asWarnings { for index in result.findings.indices { result.findings[index].severity = .warning } }
        let report = format.reporter(root: options.folder.root.absoluteString, folder: Git(root: options.folder.root).folder).report(result)
        try write(report)
        // Store no report while the baseline still contains findings that no longer occur, so that each run reports them.
        if let key, result.staleCount == 0 {
            cache.store(ReportCache.Entry(report: report, exitCode: result.exitCode.rawValue), in: format, for: key)
        }
        if isWhole { try shrink(known, to: result, file: file, name: configuration.baseline) }
        // Exit before the memory of the project is freed, because freeing it takes time and is not needed.
        withExtendedLifetime(codebase) { Foundation.exit(result.exitCode.rawValue) }
    }

    /// Prints the changes that fix findings, and makes them.
    private func repair(_ result: CheckResult) throws {
        var repairs: [String: Set<Repair>] = [:]
        var repaired = 0
        for finding in result.findings where !finding.repairs.isEmpty {
            // A protocol is limited to classes only together with the property that needs it.
            let isPossible = finding.repairs.allSatisfy { repair in
                let text = try? String(contentsOf: options.folder.root.appending(path: repair.path), encoding: .utf8)
                return text.map { !repair.insertions(in: $0).isEmpty } ?? false
            }
            guard isPossible else { continue }
            repaired += 1
            for repair in finding.repairs { repairs[repair.path, default: []].insert(repair) }
        }
        let plan = try InsertionPlanner(root: options.folder.root.path).plan(
            repairs.map { path, repairs in (path, { text in repairs.flatMap { $0.insertions(in: text) } }) })
        Terminal.write(PlanTable(plan).description)
        if !dryRun { try PlanApplication().apply(plan) }
        let rest = result.findings.count - repaired
        let need = rest == 1 ? "needs" : "need"
        Terminal.writeLine("\(dryRun ? "This would fix" : "Fixed") \(count(repaired)). \(count(rest)) \(need) a person.")
    }

    /// Whether the run checks everything that the configuration asks for. Otherwise its result says nothing about the baseline.
    private var isWhole: Bool { onlyRules.isEmpty && profile == nil }

    private func chosenRules(of configuration: Configuration) throws -> [Rule]? {
        if onlyRules.isEmpty { return nil }
        return try onlyRules.map { name in try configuration.allRules.first { $0.identifier == name } ?? rule(name) }
    }

    private func rule(_ name: String) throws -> Rule {
        guard let rule = Rule.named(name) else {
            throw ValidationError("There is no rule \"\(name)\".\(Rule.suggestion(for: name)) \"belvedere check --rules\" lists them.")
        }
        return rule
    }

    /// The files to which the report is limited; nil if it is not limited.
    private func changedFiles() throws -> Set<String>? {
        let git = Git(root: options.folder.root)
        if staged { return try git.stagedFiles() }
        return try affected.map(git.changedFiles)
    }

    /// A hash of everything that the report depends on. Nil if the report must not be stored, because this run writes a baseline or asks
    /// git for changes.
    private func reportKey(_ configuration: Configuration) -> ContentHash? {
        let isLimited = writeBaseline || fix || asWarnings || !isWhole || staged || affected != nil
        guard !isLimited, let hash = options.folder.contentHash(configuration) else { return nil }
        return CheckedFolder.reportKey(hash, documentation: documentation)
    }

    private func write(_ report: String) throws {
        guard let output else { return Terminal.write(report) }
        try OutputFile(path: output).write(report)
    }

    /// Removes from the baseline the findings that no longer occur, so that the check fails if they occur again.
    private func shrink(_ known: Baseline, to result: CheckResult, file: URL, name: String) throws {
        guard result.staleCount > 0 else { return }
        let sizes = "from \(known.size) to \(count(result.baseline.size))"
        let isCI = !(ProcessInfo.processInfo.environment["CI"] ?? "").isEmpty
        if readOnly || isCI {
            Terminal.complain("The baseline \(name) can shrink \(sizes): run \"belvedere check\" on your machine and commit it.")
        } else {
            try OutputFile.reporting(name) { try result.baseline.write(to: file) }
            Terminal.complain("The baseline \(name) shrinks \(sizes).")
        }
    }

    private func count(_ number: Int) -> String { "\(number) finding\(number == 1 ? "" : "s")" }

    private func printPage(of name: String) throws {
        if name == "all" { return Terminal.write(RulePage.all) }
        if let own = ownRules.first(where: { $0.identifier == name }) {
            return Terminal.writeLine("\(name), a rule of this project. \(own.summary) \(own.reason)")
        }
        Terminal.write(RulePage(try rule(name)).markdown)
    }

    /// The rules of the project's configuration. None if it cannot be read: the command can list its own rules without it.
    private var ownRules: [Rule] { (try? options.folder.configuration())?.ownRules.map(Rule.init) ?? [] }

    private func printRules() {
        let rules = Rule.all + ownRules
        let width = rules.map(\.identifier.count).max() ?? 0
        for rule in rules {
            Terminal.writeLine(rule.identifier.padding(toLength: width + 2, withPad: " ", startingAt: 0) + rule.summary)
        }
    }
}
