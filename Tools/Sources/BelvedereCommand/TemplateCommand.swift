import ArgumentParser
import Generation

/// The command `belvedere template`, which checks, copies and fetches templates.
struct TemplateCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "template",
        abstract: "Check, copy and fetch templates.",
        subcommands: [Lint.self, Copy.self, Fetch.self]
    )

    /// The command `belvedere template lint`.
    struct Lint: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "lint", abstract: "Report every mistake in templates, such as unknown names.")

        @Argument(
            help: ArgumentHelp("Names of templates, or paths of their folders. All of them, if none is given.", valueName: "template"))
        var names: [String] = []

        @Option(help: "The folder of the package, if it is not this one or one above.")
        var project: String?

        func run() async throws {
            try reporting {
                let library = try Places.library(for: try? Places.project(at: project))
                let names = try names.isEmpty ? library.names() : names
                var problems: [Problem] = []
                for name in names {
                    do {
                        problems += try library.template(named: name.contains("/") ? Places.absolute(name) : name).template.problems
                    } catch let error as GenerationError {
                        problems += error.problems
                    }
                }
                problems.forEach { Terminal.writeLine($0.description) }
                if !problems.isEmpty { throw ExitCode(1) }
                Terminal.writeLine("\(names.count) \(names.count == 1 ? "template has" : "templates have") no problem.")
            }
        }
    }

    /// The command `belvedere template copy`.
    struct Copy: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "copy", abstract: "Copy a built-in template into the project, to change it.")

        @Argument(help: "The name of the built-in template.")
        var name: String

        @Option(help: "The folder of the package, if it is not this one or one above.")
        var project: String?

        @OptionGroup var options: RunOptions

        func run() async throws {
            try reporting {
                let project = try Places.project(at: project)
                let plan = try TemplateCopying(project: project, library: try Places.library(for: project)).plan(name)
                try PlanRun(options: options)(plan, done: "Copied \(name). It replaces the built-in template in this project.")
            }
        }
    }

    /// The command `belvedere template fetch`.
    struct Fetch: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "fetch", abstract: "Fetch the templates that \(TemplatePin.fileName) pins at git addresses.")

        @Option(help: "The folder of the package, if it is not this one or one above.")
        var project: String?

        func run() async throws {
            try reporting {
                guard let cache = Places.templateCache else {
                    throw GenerationError(problem: "template.cache", "There is no place for fetched templates, because HOME is not set.")
                }
                let fetched = try TemplateFetching().fetch(for: try Places.project(at: project).root, into: cache)
                Terminal.writeLine(fetched.isEmpty ? "Nothing to fetch." : "Fetched \(fetched.joined(separator: ", ")).")
            }
        }
    }
}
