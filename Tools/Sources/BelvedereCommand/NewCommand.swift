import ArgumentParser
import Foundation
import Generation

/// The command `belvedere new`, which makes a package that builds, runs and passes its tests.
struct NewCommand: AsyncParsableCommand {
    enum Pattern: String, ExpressibleByArgument, CaseIterable {
        case mvvm, mvp, viper
    }

    static let configuration = CommandConfiguration(
        commandName: "new",
        abstract: "Make a package with a screen, its tests and a program that shows it.",
        discussion: """
            Belvedere has not been released yet, so name its source: --path for a clone on this machine, or --url and --from.

              belvedere new habits --path ../belvedere
              cd habits
              swift run
            """
    )

    @Argument(help: "The name of the package.")
    var name: String

    @Option(help: "How the first screen is built: mvvm, mvp or viper.")
    var pattern = Pattern.mvvm

    @Flag(help: "Leave the server out.")
    var library = false

    @Flag(help: "Make a server that shows the screens in a browser. This is the default.")
    var server = false

    @Flag(help: "Make a program that shows the screens in native windows of GTK 4. It needs --path.")
    var desktop = false

    @Option(help: "The folder of a clone of Belvedere.")
    var path: String?

    @Option(help: "The git address of Belvedere.")
    var url: String?

    @Option(name: .customLong("from"), help: "The oldest accepted version of Belvedere.")
    var version: String?

    @OptionGroup var options: RunOptions

    func validate() throws {
        if [library, server, desktop].count(where: { $0 }) > 1 {
            throw ValidationError("Use one of --server, --desktop and --library.")
        }
        if desktop, url != nil {
            throw ValidationError(
                "Use --desktop with --path. Native windows are a package inside the repository, and SwiftPM finds it only in a clone.")
        }
        switch (path, url, version) {
        case (.some, nil, nil), (nil, .some, .some): break
        case (nil, nil, nil):
            throw ValidationError("Belvedere has not been released yet. Name its source: --path FOLDER, or --url ADDRESS --from VERSION.")
        case (nil, _, _): throw ValidationError("Use --url together with --from.")
        default: throw ValidationError("Use --path, or --url with --from, not both.")
        }
    }

    private var program: PackageProgram? { library ? nil : desktop ? .desktop : .server }

    func run() async throws {
        try reporting {
            let kit: KitRequirement = if let path { .folder(Places.absolute(path)) } else { .version(url: url ?? "", from: version ?? "") }
            if let path, !FileManager.default.fileExists(atPath: Places.absolute(path) + "/Package.swift") {
                throw GenerationError(problem: "new.kit", "There is no Package.swift in \"\(path)\", so this is not a clone of Belvedere.")
            }
            let request = PackageRequest(name: name, parent: Places.here, pattern: pattern.rawValue, program: program, kit: kit)
            let planner = PackagePlanner(library: try Places.library(for: nil))
            let root = try planner.root(of: request)
            if try PlanApplication().recover(in: root) {
                Terminal.complain("An earlier run was interrupted. It is complete now.")
                return
            }
            let plan = try planner.plan(request)
            let folder = URL(fileURLWithPath: root).lastPathComponent
            try PlanRun(options: options)(
                plan, done: "Made \(folder). Next:\n\n  cd \(folder)\n  \(library ? "swift build" : "swift run")\n  swift test")
        }
    }
}
