import Architecture
import ArchitectureGraph
import ArgumentParser
import Foundation

/// The command `belvedere graph`.
struct GraphCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "graph", abstract: "Draw dependencies: targets, folders and types, with their roles and broken rules."
    )

    @OptionGroup var options: ProjectOptions

    @Option(help: "The format of the picture: \(GraphFormat.allCases.map(\.rawValue).joined(separator: ", ")).")
    var format = GraphFormat.html

    @Option(
        help: """
            The meaning of a box: \(GraphDetail.allCases.map(\.rawValue).joined(separator: ", ")). A page opens with it, and chooses by the \
            size of the project without it; other formats draw types without it.
            """
    )
    var detail: GraphDetail?

    @Option(help: "Draw only this target; repeat it for more.")
    var target: [String] = []

    @Option(help: "The title of the picture, by default the name of the folder.")
    var title: String?

    @Option(name: [.short, .long], help: "The file for the picture, by default the terminal.", completion: .file())
    var output: String?

    func run() async throws {
        let configuration: Configuration
        do { configuration = try options.folder.configuration() } catch let problems as ConfigurationProblems {
            for problem in problems.problems { Terminal.complain(problem.sentence) }
            throw ArgumentParser.ExitCode(Architecture.ExitCode.configuration.rawValue)
        }
        let project = try await options.folder.project(configuration)
        guard !project.files.isEmpty else {
            Terminal.complain("\(options.folder.path): holds no Swift file to draw.")
            throw ArgumentParser.ExitCode(Architecture.ExitCode.configuration.rawValue)
        }
        let checker = Checker(configuration: configuration)
        let codebase = checker.codebase(project)
        // If two targets have one name, the name draws both, and the name with the folder draws one.
        let known = Set(project.targets.map(\.name) + ArchitectureGraph.labels(of: project.targets))
        for name in target where !known.contains(name) {
            throw ValidationError("There is no target \"\(name)\"; there are \(known.sorted().joined(separator: ", ")).")
        }
        let graph = ArchitectureGraph(codebase, findings: checker.check(codebase).findings, targets: Set(target))
        let text = format.text(
            of: graph, detail: detail,
            title: title ?? (target.isEmpty ? options.folder.root.lastPathComponent : target.joined(separator: ", ")))
        guard let output else { return Terminal.write(text) }
        try OutputFile(path: output).write(text)
    }
}
