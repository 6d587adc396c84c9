import Foundation
import PackagePlugin

/// Compiles the scripts and style sheets of a target into it, with the names that `.embedInCode` would use: the file `page.js`
/// becomes `PackageResources.page_js`.
///
/// The resource rule of SwiftPM writes a number for each byte, and the compiler needs seconds for 150,000 numbers. It reads a
/// string literal at once.
@main
struct ClientFiles: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        let files = ["css", "js"].flatMap { target.sourceModule?.sourceFiles(withSuffix: $0).map(\.url) ?? [] }.sorted { $0.path < $1.path }
        let result = context.pluginWorkDirectoryURL.appending(path: "ClientFiles.swift")
        let script = """
            { echo 'enum PackageResources {'
            for file in "$@"; do
                echo "static let $(basename "$file" | tr .- __) = Array(###\\"\\"\\""; cat "$file"; echo '\"\"\"###.utf8)'
            done
            echo '}'; } > "$0"
            """
        return [
            .buildCommand(
                displayName: "Note the scripts and style sheets of \(target.name)",
                executable: URL(filePath: "/bin/sh"),
                arguments: ["-c", script, result.path(percentEncoded: false)] + files.map { $0.path(percentEncoded: false) },
                inputFiles: files,
                outputFiles: [result]
            )
        ]
    }
}
