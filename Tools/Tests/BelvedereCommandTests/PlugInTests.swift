import Foundation
import Testing

/// Runs the plug-ins for SwiftPM in a package outside the repository.
@Suite(.serialized) struct PlugInTests {
    /// A package with one finding and a copy of a plug-in. So it has no dependency, and its build is short.
    private func package(_ plugIn: String, capability: String, target: String = "", code: String? = nil) throws -> Tool {
        let tool = try Tool()
        let folder = tool.folder + "/Plugins/\(plugIn)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        if let code {
            try code.write(toFile: "\(folder)/\(plugIn).swift", atomically: true, encoding: .utf8)
        } else {
            // Some of the files are links, so copy their contents.
            for name in ["\(plugIn).swift", "InstalledCommand.swift"] {
                let source = try String(contentsOf: Self.repository.appending(path: "Plugins/\(plugIn)/\(name)"), encoding: .utf8)
                try source.write(toFile: "\(folder)/\(name)", atomically: true, encoding: .utf8)
            }
        }
        let manifest = """
            // swift-tools-version: 6.2
            import PackageDescription

            let package = Package(
                name: "app",
                targets: [
                    .target(name: "Screens"\(target)),
                    .plugin(name: "\(plugIn)", capability: \(capability)),
                ]
            )
            """
        try manifest.write(toFile: tool.folder + "/Package.swift", atomically: true, encoding: .utf8)
        try Self.presenter.write(toFile: tool.folder + "/Sources/Screens/LoginPresenter.swift", atomically: true, encoding: .utf8)
        return tool
    }

    private static let repository = URL(filePath: #filePath).appending(path: "../../../..").standardized

    private static let presenter = """
        final class LoginPresenter {
            var view: LoginViewInput?
        }

        protocol LoginViewInput: AnyObject {}
        nonisolated(unsafe) let made = LoginPresenter()

        """

    private func swift(_ tool: Tool, _ arguments: String..., environment: [String: String] = [:]) throws -> (status: Int32, text: String) {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["swift"] + arguments
        process.currentDirectoryURL = URL(filePath: tool.folder)
        process.environment = ProcessInfo.processInfo.environment
            .merging(["BELVEDERE_TOOL": Tool.program.path, "BELVEDERE_CACHE": ""]) { $1 }.merging(environment) { $1 }
        let file = tool.folder + ".text"
        _ = FileManager.default.createFile(atPath: file, contents: nil)
        defer { try? FileManager.default.removeItem(atPath: file) }
        let handle = FileHandle(forWritingAtPath: file)
        process.standardOutput = handle
        process.standardError = handle
        process.standardInput = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        return (process.terminationStatus, try String(contentsOfFile: file, encoding: .utf8))
    }

    @Test func theCheckOfAPackageNeedsNoPermission() throws {
        let tool = try package(
            "BelvedereCheck", capability: ".command(intent: .custom(verb: \"belvedere-check\", description: \"Check\"))")
        defer { tool.remove() }
        let found = try swift(tool, "package", "belvedere-check", "--format", "xcode")
        #expect(found.status != 0)
        #expect(found.text.contains("/Sources/Screens/LoginPresenter.swift:2:9: error: "), "\(found.text)")
        #expect(!found.text.contains("permission"))
        let writing = try swift(tool, "package", "belvedere-check", "--fix")
        #expect(writing.text.contains("only reads, and \"--fix\" writes"))
        #expect(try String(contentsOfFile: tool.folder + "/Sources/Screens/LoginPresenter.swift", encoding: .utf8) == Self.presenter)
    }

    @Test func aBuildShowsFindingsAsWarningsAndSucceeds() throws {
        let tool = try package("BelvedereFindings", capability: ".buildTool()", target: ", plugins: [\"BelvedereFindings\"]")
        defer { tool.remove() }
        let built = try swift(tool, "build")
        #expect(built.status == 0, "\(built.text)")
        #expect(built.text.contains("/Sources/Screens/LoginPresenter.swift:2:9: warning: "), "\(built.text)")
        #expect(built.text.contains("[strong-view]"))
        #expect(!built.text.contains(": error: "))
        // Without the command, the build says so and succeeds.
        let without = try swift(tool, "build", "--scratch-path", tool.folder + "/other", environment: ["BELVEDERE_TOOL": ""])
        #expect(without.status == 0)
        #expect(without.text.contains("The architecture is not checked") || Self.isInstalled, "\(without.text)")
    }

    @Test func aBundleOfTheCommandNeedsNoBuildOfIt() throws {
        let tool = try package("Run", capability: ".command(intent: .custom(verb: \"run\", description: \"Run\"))", code: Self.runner)
        defer { tool.remove() }
        let script = Process()
        script.executableURL = Self.repository.appending(path: "Scripts/make-tool-bundle")
        script.arguments = ["--program", Tool.program.path, tool.folder]
        script.standardOutput = FileHandle.nullDevice
        try script.run()
        script.waitUntilExit()
        #expect(script.terminationStatus == 0)
        let manifest = try String(contentsOfFile: tool.folder + "/Package.swift", encoding: .utf8)
            .replacing("description: \"Run\"))", with: "description: \"Run\")), dependencies: [\"belvedere\"]")
            .replacing("targets: [", with: "targets: [.binaryTarget(name: \"belvedere\", path: \"belvedere.artifactbundle\"),")
        try manifest.write(toFile: tool.folder + "/Package.swift", atomically: true, encoding: .utf8)
        let found = try swift(tool, "package", "run", "check", environment: ["BELVEDERE_TOOL": "none"])
        #expect(found.text.contains("Sources/Screens/LoginPresenter.swift:2:9: error: "), "\(found.text)")
    }

    private static let runner = """
        import Foundation
        import PackagePlugin

        @main struct Run: CommandPlugin {
            func performCommand(context: PluginContext, arguments: [String]) async throws {
                let process = Process()
                process.executableURL = try context.tool(named: "belvedere").url
                process.arguments = arguments
                try process.run()
                process.waitUntilExit()
            }
        }
        """

    /// Whether the machine has a command `belvedere` in the usual folders.
    private static var isInstalled: Bool {
        let usual = ["/usr/local/bin", "/opt/homebrew/bin", NSHomeDirectory() + "/.local/bin"]
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map(String.init) + usual
        return folders.contains { FileManager.default.isExecutableFile(atPath: $0 + "/belvedere") }
    }
}
