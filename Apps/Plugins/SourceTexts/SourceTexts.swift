import Foundation
import PackagePlugin

/// Compiles the sources of the kit, the apps and their tests, and the articles, into a target. So the gallery can link from a screen to
/// its code, and from a page of the manual, on every machine.
///
/// The shown text is the compiled text, so no copy must be kept in step.
@main
struct SourceTexts: BuildToolPlugin {
    /// The folders with shown files, relative to the root of the repository, and the endings of those files.
    private static let folders = [("Apps/Sources", ["swift", "md"]), ("Apps/Tests", ["swift"]), ("Sources", ["swift", "md"])]

    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        let root = context.package.directoryURL.appending(path: "..").standardizedFileURL
        let files = Self.folders.flatMap { Self.files(below: root.appending(path: $0.0), ending: $0.1) }
        let result = context.pluginWorkDirectoryURL.appending(path: "SourceFiles.swift")
        let list = context.pluginWorkDirectoryURL.appending(path: "SourceFiles.txt")
        // The names are passed in a file, because together they can be longer than a system allows for a command.
        let names = files.map { $0.path(percentEncoded: false) }.joined(separator: "\n") + "\n"
        if (try? String(contentsOf: list, encoding: .utf8)) != names { try names.write(to: list, atomically: true, encoding: .utf8) }
        // One statement for each file, because a compiler checks a literal of a thousand elements as a whole.
        let script = """
            { echo 'nonisolated func makeSourceFiles() -> [(path: String, text: String)] {'
            echo 'var files: [(path: String, text: String)] = []'
            while read -r file; do
                name="${file#"$2"}"
                echo "files.append((\\"${name#/}\\", ######\\"\\"\\""; cat "$file"; echo '\"\"\"######))'
            done < "$1"
            echo 'return files'
            echo '}'; } > "$0"
            """
        return [
            .buildCommand(
                displayName: "Note the sources of the kit and the apps",
                executable: URL(filePath: "/bin/sh"),
                arguments: [
                    "-c", script, result.path(percentEncoded: false), list.path(percentEncoded: false), root.path(percentEncoded: false),
                ],
                inputFiles: files + [list],
                outputFiles: [result]
            )
        ]
    }

    private static func files(below folder: URL, ending suffixes: [String]) -> [URL] {
        let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL } ?? []
        return all.filter { suffixes.contains($0.pathExtension) }.sorted { $0.path < $1.path }
    }
}
