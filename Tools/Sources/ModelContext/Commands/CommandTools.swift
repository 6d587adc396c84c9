import Foundation

/// The tools that run the command `belvedere` itself: check, explain, list and generate.
///
/// They take no folder and no option from the agent, so they reach nothing outside the package.
public struct CommandTools {
    private let root: String
    private let command: String

    /// - Parameters:
    ///   - root: The folder of the package.
    ///   - command: The path of the program `belvedere`.
    public init(root: String, command: String) {
        self.root = root
        self.command = command
    }

    /// All of these tools.
    public var all: [ServerTool] {
        [
            ServerTool("check", "Checks that each part of a screen stays within its role. Reads the sources, changes nothing.") { _ in
                try run(["check", "--read-only", root], acceptedStatuses: [0, 1])
            },
            ServerTool(
                "explain_rule", "Explains a rule of check, with an example of a fix.", [ToolParameter("rule", "The name of the rule.")]
            ) { arguments in
                try run(["check", "--explain", try word(arguments["rule"])])
            },
            ServerTool("list_templates", "Lists the kinds of modules that generate can make.") { _ in try run(["list"]) },
            generate,
        ]
    }

    private var generate: ServerTool {
        ServerTool(
            "generate",
            """
            Generates a module with its tests and its route. Without dryRun: false it only returns the plan. Files that a person wrote or \
            edited stay as they are.
            """,
            [
                ToolParameter("kind", "The template, such as mvvm-screen; see list_templates."),
                ToolParameter("name", "The name of the module, such as PhotoAlbum."),
                ToolParameter("attributes", "Attributes, such as name:string or email:string?.", .array, isRequired: false),
                ToolParameter("settings", "Options of the template, such as pattern=viper.", .array, isRequired: false),
                ToolParameter("dryRun", "Whether to return the plan and change nothing. The default is true.", .boolean, isRequired: false),
            ],
            isReadOnly: false
        ) { arguments in
            let kind = try word(arguments["kind"])
            // A path could lead to a template, and with it to commands, outside the package.
            if kind.contains("/") { throw ToolProblem("The kind must be the name of a template; list_templates has them.") }
            var command = ["generate", kind, try word(arguments["name"])]
            command += try arguments.list("attributes").map(word)
            for setting in arguments.list("settings") { command += ["--set", try word(setting)] }
            command += ["--project", root]
            if arguments.flag("dryRun") ?? true { command.append("--dry-run") }
            return try run(command)
        }
    }

    /// An argument that the command cannot take for one of its options.
    private func word(_ text: String?) throws -> String {
        guard let text, !text.isEmpty, !text.hasPrefix("-") else { throw ToolProblem("\"\(text ?? "")\" is no name.") }
        return text
    }

    private func run(_ arguments: [String], acceptedStatuses: Set<Int32> = [0]) throws -> ToolAnswer {
        let run = try FinishedProgram([command] + arguments, in: root)
        let line = "$ belvedere " + arguments.joined(separator: " ")
        return ToolAnswer(line + "\n" + run.output, isError: !acceptedStatuses.contains(run.status))
    }
}
