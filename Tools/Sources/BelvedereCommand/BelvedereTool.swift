import ArgumentParser
import Foundation

/// The command `belvedere`.
@main
struct BelvedereTool: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "belvedere",
        abstract: "Tools for the architecture of Swift screens.",
        subcommands: [
            NewCommand.self, GenerateCommand.self, DestroyCommand.self, ListCommand.self, TemplateCommand.self, CheckCommand.self,
            GraphCommand.self,
        ]
    )

    /// Whoever asks for help with `check` means what it does alone, and not the list of the commands beneath it.
    private static var arguments: [String] {
        let words = Array(CommandLine.arguments.dropFirst())
        return switch words {
        case ["check", "--help"], ["check", "-h"]: ["check", "run", "--help"]
        case ["help", "check"]: ["help", "check", "run"]
        default: words
        }
    }

    /// Ends with 2 where the command line cannot be understood, as `check` documents it.
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
