import Foundation
import PackagePlugin

/// The command `belvedere` on this machine. It is a separate program with its own dependencies, so a package that uses the kit does not
/// build it. Several plug-ins have a link to this file, because plug-ins cannot share a module.
enum InstalledCommand {
    /// Returns the program: the one that `BELVEDERE_TOOL` names, or else the first in the folders of `PATH` and in `others`.
    static func find(in others: [String] = []) -> URL? {
        let environment = ProcessInfo.processInfo.environment
        // The start of the program reports a wrong name.
        if let path = environment["BELVEDERE_TOOL"], !path.isEmpty { return URL(filePath: path) }
        return ((environment["PATH"] ?? "").split(separator: ":").map(String.init) + others)
            .map { URL(filePath: $0).appending(path: "belvedere") }
            .first { FileManager.default.isExecutableFile(atPath: $0.path(percentEncoded: false)) }
    }

    /// Runs the program in the folder of the package, and reports its failure.
    ///
    /// - Parameter plugIn: the words after `swift package` that a person has used.
    static func run(_ arguments: [String], of plugIn: String, in context: PluginContext, environment: [String: String] = [:]) {
        guard let tool = find() else {
            Diagnostics.error(
                """
                The command "belvedere" is not installed. Build it in a clone of Belvedere with \
                "cd Tools && swift build --configuration release", then copy .build/release/belvedere into a folder of your PATH, \
                or name it: BELVEDERE_TOOL=/path/to/belvedere swift package \(plugIn)
                """)
            return
        }
        let process = Process()
        process.executableURL = tool
        process.arguments = arguments
        process.currentDirectoryURL = context.package.directoryURL
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        do {
            try process.run()
        } catch {
            Diagnostics.error("The command \"\(tool.path(percentEncoded: false))\" cannot be started: \(error.localizedDescription)")
            return
        }
        process.waitUntilExit()
        if process.terminationReason == .uncaughtSignal || process.terminationStatus != 0 {
            Diagnostics.error("belvedere ended with status \(process.terminationStatus).")
        }
    }
}
