import Architecture
import ArgumentParser
import Foundation

/// The command `belvedere check init`.
struct InitCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "init", abstract: "Write a first \".belvedere.yml\" that fits the project.")

    @Argument(help: "The folder of the project.", completion: .directory)
    var path = "."

    @Flag(help: "Print it, and write nothing.")
    var dryRun = false

    func run() async throws {
        let folder = CheckedFolder(path: path, noCache: true)
        let file = folder.root.appending(path: ".belvedere.yml")
        guard dryRun || !FileManager.default.fileExists(atPath: file.path) else {
            throw ValidationError("There is a \".belvedere.yml\" already; \"--dry-run\" prints what would be written.")
        }
        let project = try await folder.project(Configuration())
        let text = ConfigurationDraft(Checker(configuration: Configuration()).codebase(project)).text
        if dryRun { return Terminal.write(text) }
        try OutputFile(path: file.path).write(text)
        Terminal.writeLine("Wrote \".belvedere.yml\". Now run \"belvedere check\".")
    }
}
