import ArgumentParser
import Generation

/// The command `belvedere destroy`, which removes a generated module.
struct DestroyCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "destroy",
        abstract: "Remove a generated module: its files, its route and its targets.",
        discussion: "Files that were edited since stay, and nothing is changed, unless you pass --force."
    )

    @Argument(
        help: ArgumentHelp("The kind of the module, such as mvvm-screen.", valueName: "kind"),
        completion: .custom { _, _, _ in Completions.generated.map(\.kind) }
    )
    var kind: String

    @Argument(
        help: "The name of the module. Leave it out if there is only one of this kind.",
        completion: .custom { _, _, _ in Completions.generated.map(\.name) })
    var name: String?

    @Option(help: "The folder of the package, if it is not this one or one above.")
    var project: String?

    @OptionGroup var options: RunOptions

    func run() async throws {
        try reporting {
            let plan = try DestroyPlanner(project: try Places.project(at: project)).plan(
                kind: kind, name: name ?? "", isForced: options.force)
            try PlanRun(options: options)(plan, done: "Took \(name ?? kind) back.")
        }
    }
}
