import ArgumentParser
import Generation

/// The command `belvedere generate`, which makes a module from a template.
struct GenerateCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "generate",
        abstract: "Generate a module with its tests and its route.",
        discussion: """
            The plan is computed whole before anything is written. Files that you wrote or edited stay as they are, unless you pass --force.

              belvedere generate mvvm-screen Profile
              belvedere generate feature Contact name:string age:int email:string? --pattern viper
              belvedere generate resource Expense paid:date who:string what:string amount:decimal
              belvedere generate login

            "belvedere list" shows the kinds. Attributes have one of the types string, int, double, decimal, bool, date, uuid and url; a question
            mark makes one optional.
            """
    )

    @Argument(
        help: ArgumentHelp("The template: its name, or the path of its folder.", valueName: "kind"),
        completion: .custom { _, _, _ in Completions.kinds }
    )
    var kind: String

    @Argument(help: "The name of the module, such as PhotoAlbum. The kind \"login\" needs none.")
    var name: String?

    @Argument(help: ArgumentHelp("Attributes, such as name:string or email:string?.", valueName: "attribute"))
    var attributes: [String] = []

    @Option(name: .customLong("set"), help: ArgumentHelp("Choose an option of the template.", valueName: "option=choice"))
    var settings: [String] = []

    @Option(help: "The architecture, if the template offers several: short for --set pattern=choice.")
    var pattern: String?

    @Option(help: "The target that the module goes into, if more than one has screens.")
    var target: String?

    @Flag(help: "Give the module a target of its own.")
    var newTarget = false

    @Option(help: "The enum of the routes, if there is more than one.")
    var routes: String?

    @Flag(help: "Leave the routes of the project as they are.")
    var noRoute = false

    @Option(help: "The folder of the package, if it is not this one or one above.")
    var project: String?

    @OptionGroup var generamba: GenerambaOptions
    @OptionGroup var options: RunOptions

    func run() async throws {
        try reporting {
            if generamba.isUsed {
                let plan = try GenerambaPlanner(folder: Places.absolute(project)).plan(generamba.request(template: kind, name: name ?? ""))
                try PlanRun(options: options)(plan, done: "Generated \(name ?? kind).")
                return
            }
            let project = try Places.project(at: project)
            let planner = ModulePlanner(project: project, library: try Places.library(for: project))
            let request = ModuleRequest(
                kind: kind, name: name ?? "", attributes: attributes, settings: settings + (pattern.map { ["pattern=\($0)"] } ?? []),
                target: target, hasOwnTarget: newTarget,
                routes: routes, leavesRoutes: noRoute
            )
            let plan = try planner.plan(request)
            try PlanRun(options: options)(plan, done: "Generated \(plan.module ?? kind).")
        }
    }
}
