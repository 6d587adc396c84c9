import Foundation
import PackagePlugin

/// Runs the command `belvedere` from `swift package belvedere`, in the folder of the package.
///
/// The command is a separate program with its own dependencies, so a package that uses the kit does not build it. The plug-in
/// searches for it at `BELVEDERE_TOOL`, or else where the shell would.
@main
struct BelvedereTools: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        guard let tool = find() else {
            Diagnostics.error(
                """
                The command "belvedere" is not installed. Build it in a clone of Belvedere with \
                "cd Tools && swift build --configuration release", then copy .build/release/belvedere into a folder of your PATH, \
                or name it: BELVEDERE_TOOL=/path/to/belvedere swift package belvedere list
                """)
            return
        }
        let process = Process()
        process.executableURL = tool
        process.arguments = arguments
        process.currentDirectoryURL = context.package.directoryURL
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

    private func find() -> URL? {
        let environment = ProcessInfo.processInfo.environment
        if let path = environment["BELVEDERE_TOOL"], !path.isEmpty {
            // The start of the program reports a wrong name.
            return URL(filePath: path)
        }
        return (environment["PATH"] ?? "").split(separator: ":")
            .map { URL(filePath: String($0)).appending(path: "belvedere") }
            .first { FileManager.default.isExecutableFile(atPath: $0.path(percentEncoded: false)) }
    }
}
