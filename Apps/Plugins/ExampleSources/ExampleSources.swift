import Foundation
import PackagePlugin

/// Compiles the text of source files into the target they belong to, so that a program can show its own code.
///
/// The shown text is the compiled text, so no copy must be kept in step.
@main
struct ExampleSources: BuildToolPlugin {
    /// The folder whose files are shown.
    private static let folder = "Pages"

    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        let files = (target.sourceModule?.sourceFiles(withSuffix: "swift").map(\.url) ?? [])
            .filter { $0.deletingLastPathComponent().lastPathComponent == Self.folder }
            .sorted { $0.path < $1.path }
        let result = context.pluginWorkDirectoryURL.appending(path: "ExampleTexts.swift")
        let script = """
            { echo 'nonisolated let exampleTexts: [String: String] = ['
            for file in "$@"; do
                echo "\\"$(basename "$file")\\": ###\\"\\"\\""; cat "$file"; echo '\"\"\"###,'
            done
            echo ']'; } > "$0"
            """
        return [
            .buildCommand(
                displayName: "Note the code of examples",
                executable: URL(filePath: "/bin/sh"),
                arguments: ["-c", script, result.path(percentEncoded: false)] + files.map { $0.path(percentEncoded: false) },
                inputFiles: files,
                outputFiles: [result]
            )
        ]
    }
}
