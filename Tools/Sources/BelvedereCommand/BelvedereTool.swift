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

    /// Ends with 2 where the command line cannot be understood, as `check` documents it.
    static func main() async {
        if let code = KeptReport(arguments: Array(CommandLine.arguments.dropFirst()))?.tell() { Foundation.exit(code) }
        do {
            var command = try parseAsRoot()
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
