import Foundation
import PackagePlugin

/// Runs `belvedere check --read-only` from `swift package belvedere-check`, in the folder of the package.
///
/// It changes nothing in the package, so SwiftPM asks for no permission. The cache is in the folder of the plug-in. The plug-in searches
/// for the command at `BELVEDERE_TOOL`, or else where the shell would.
@main
struct BelvedereCheck: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        let writing: Set<String> = ["--fix", "--write-baseline", "--output", "init"]
        if let option = arguments.first(where: { writing.contains($0) || $0.hasPrefix("--output=") }) {
            Diagnostics.error(
                """
                "swift package belvedere-check" only reads, and "\(option)" writes. Run "swift package belvedere check \
                \(arguments.joined(separator: " "))", which asks for permission.
                """)
            return
        }
        guard let tool = find() else {
            Diagnostics.error(
                """
                The command "belvedere" is not installed. Build it in a clone of Belvedere with \
                "cd Tools && swift build --configuration release", then copy .build/release/belvedere into a folder of your PATH, \
                or name it: BELVEDERE_TOOL=/path/to/belvedere swift package belvedere-check
                """)
            return
        }
        let process = Process()
        process.executableURL = tool
        process.arguments = ["check", "--read-only"] + arguments
        process.currentDirectoryURL = context.package.directoryURL
        let cache = context.pluginWorkDirectoryURL.appending(path: "belvedere-cache").path(percentEncoded: false)
        process.environment = ProcessInfo.processInfo.environment.merging(["BELVEDERE_CACHE": cache]) { $1 }
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
        // The start of the program reports a wrong name.
        if let path = environment["BELVEDERE_TOOL"], !path.isEmpty { return URL(filePath: path) }
        return (environment["PATH"] ?? "").split(separator: ":")
            .map { URL(filePath: String($0)).appending(path: "belvedere") }
            .first { FileManager.default.isExecutableFile(atPath: $0.path(percentEncoded: false)) }
    }
}
