import Foundation
import PackagePlugin

/// Runs `belvedere check --read-only` from `swift package belvedere-check`, in the folder of the package.
///
/// It changes nothing in the package, so SwiftPM asks for no permission. The cache is in the folder of the plug-in.
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
        let cache = context.pluginWorkDirectoryURL.appending(path: "belvedere-cache").path(percentEncoded: false)
        InstalledCommand.run(
            ["check", "--read-only"] + arguments, of: "belvedere-check", in: context, environment: ["BELVEDERE_CACHE": cache])
    }
}
