import Foundation
import PackagePlugin

/// Checks the architecture of the package in each build, and shows the findings as warnings of the build.
///
/// One target of the package uses the plug-in. The check reads all targets, and runs again if a Swift file has changed. It never fails the
/// build, also if the command `belvedere` is not installed.
@main
struct BelvedereFindings: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        // Xcode starts plug-ins with a short `PATH`, so search the usual folders too.
        let usual = ["/usr/local/bin", "/opt/homebrew/bin", NSHomeDirectory() + "/.local/bin"]
        guard let tool = InstalledCommand.find(in: usual) else {
            Diagnostics.warning(
                """
                The architecture is not checked, because the command "belvedere" is not installed. Copy it into a folder of your PATH, or \
                set BELVEDERE_TOOL to its place.
                """)
            return []
        }
        let files = context.package.targets
            .flatMap { $0.sourceModule?.sourceFiles(withSuffix: "swift").map(\.url) ?? [] }.sorted { $0.path < $1.path }
        let settings = context.package.directoryURL.appending(path: ".belvedere.yml")
        let result = context.pluginWorkDirectoryURL.appending(path: "BelvedereFindings.swift")
        // A build wants a result. This one is a Swift file without code.
        let script = """
            "$1" check --read-only --format xcode --as-warnings "$2" || echo "warning: belvedere ended with status $?."
            echo '// The findings are warnings of the build.' > "$0"
            """
        return [
            .buildCommand(
                displayName: "Check the architecture of \(context.package.displayName)",
                executable: URL(filePath: "/bin/sh"),
                arguments: [
                    "-c", script, result.path(percentEncoded: false), tool.path(percentEncoded: false),
                    context.package.directoryURL.path(percentEncoded: false),
                ],
                environment: ["BELVEDERE_CACHE": context.pluginWorkDirectoryURL.appending(path: "cache").path(percentEncoded: false)],
                inputFiles: files + (FileManager.default.fileExists(atPath: settings.path(percentEncoded: false)) ? [settings] : []),
                outputFiles: [result]
            )
        ]
    }
}
