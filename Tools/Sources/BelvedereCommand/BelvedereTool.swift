import ArgumentParser
import Foundation

/// The command `belvedere`.
@main
struct BelvedereTool: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "belvedere",
        abstract: "Tools for the architecture of Swift screens.",
        version: "1.0.0-dev",
        subcommands: [
            NewCommand.self, DevCommand.self, GenerateCommand.self, DestroyCommand.self, ListCommand.self, TemplateCommand.self,
            CheckCommand.self, GraphCommand.self, MCPCommand.self,
        ]
    )

    /// The arguments of the command. A request for the help of `check` is changed to the help of `check run`, because the default help only
    /// lists subcommands.
    private static var arguments: [String] {
        let words = Array(CommandLine.arguments.dropFirst())
        return switch words {
        case ["check", "--help"], ["check", "-h"]: ["check", "run", "--help"]
        case ["help", "check"]: ["help", "check", "run"]
        default: words
        }
    }

    /// Runs the command. Exits with the code 2 if the command line is wrong, as the documentation of `check` promises.
    static func main() async {
        if let code = KeptReport(arguments: arguments)?.tell() { Foundation.exit(code) }
        do {
            var command = try parseAsRoot(arguments)
            if var asynchronous = command as? any AsyncParsableCommand {
                try await asynchronous.run()
            } else {
                try command.run()
            }
        } catch {
            let code = exitCode(for: error)
            guard code == .validationFailure else { exit(withError: error) }
            FileHandle.standardError.write(Data((fullMessage(for: error) + "\n").utf8))
            Foundation.exit(2)
        }
    }
}
