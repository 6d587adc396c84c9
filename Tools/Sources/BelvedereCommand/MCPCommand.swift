import ArgumentParser
import Foundation
import ModelContext

/// The command `belvedere mcp`, which gives the tools of a package to a coding agent.
struct MCPCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "mcp",
        abstract: "Give a coding agent the tools of the package: check, generate, and use an app.",
        discussion: """
            Speaks the Model Context Protocol over the standard input and output. An agent starts it; a person reads its output badly.

            It runs only this command, SwiftPM for the package, and the package's own apps, and each answer names what ran.
            """
    )

    @Option(help: "The folder of the package.", completion: .directory)
    var packagePath = "."

    @Option(help: "The folder of the build, by default .build/belvedere-mcp/build in the package.", completion: .directory)
    var scratchPath: String?

    func run() throws {
        let root = Places.absolute(packagePath)
        guard FileManager.default.fileExists(atPath: root + "/Package.swift") else {
            throw ValidationError("There is no Package.swift in \"\(root)\". Go to the folder of your package.")
        }
        // A client that ends while an answer is written must not end the started app without its turn.
        signal(SIGPIPE, SIG_IGN)
        let apps = AppTools(root: root, scratchFolder: scratchPath.map(Places.absolute))
        defer { apps.end() }
        let command = Bundle.main.executablePath ?? CommandLine.arguments[0]
        let server = ToolServer(tools: CommandTools(root: root, command: command).all + apps.all)
        while let line = readLine() {
            if let answer = server.answer(line) { Terminal.writeLine(answer) }
        }
    }
}
