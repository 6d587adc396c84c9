import Foundation
import PackagePlugin

/// Compiles the texts of the folder `Templates` into their target.
///
/// So a built-in template is a folder of files, like the templates of users, but the program needs no other file.
@main
struct TemplateTexts: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        let folder = target.directoryURL.appending(path: "Templates").standardizedFileURL
        let files =
            (FileManager.default.enumerator(at: folder, includingPropertiesForKeys: [.isRegularFileKey])?.compactMap { $0 as? URL } ?? [])
            .filter { (try? $0.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile) == true }
            .sorted { $0.path < $1.path }
        let result = context.pluginWorkDirectoryURL.appending(path: "TemplateTexts.swift")
        let script = """
            folder=$1; shift
            { echo 'let templateTexts: [String: String] = ['
            for file in "$@"; do
                echo "\\"${file#"$folder"/}\\": ###\\"\\"\\""; cat "$file"; echo '\"\"\"###,'
            done
            echo ']'; } > "$0"
            """
        return [
            .buildCommand(
                displayName: "Compile the templates",
                executable: URL(filePath: "/bin/sh"),
                arguments: ["-c", script, result.path(percentEncoded: false), folder.path(percentEncoded: false)]
                    + files.map { $0.path(percentEncoded: false) },
                inputFiles: files,
                outputFiles: [result]
            )
        ]
    }
}
