import Foundation
import PackagePlugin

/// Compiles `Package.resolved` into a target, so that a program can say which versions it was built with.
///
/// The file is not part of the repository, because a library leaves the choice to whoever uses it. So two builds can
/// differ, and only the program itself knows.
@main
struct ResolvedVersions: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        // The package that is built has the file: this one, or the package `Cluster` beside it.
        let files = ["Package.resolved", "../Cluster/Package.resolved"].map {
            context.package.directoryURL.appending(path: $0).standardizedFileURL
        }
        let resolved = files.first { FileManager.default.fileExists(atPath: $0.path(percentEncoded: false)) } ?? files[0]
        let source = context.pluginWorkDirectoryURL.appending(path: "ResolvedPackages.swift")
        return [
            .buildCommand(
                displayName: "Note the versions of packages",
                executable: URL(filePath: "/bin/sh"),
                arguments: [
                    "-c",
                    ###"{ echo 'let resolvedPackages = ##"""'; cat "$0"; echo; echo '"""##'; } > "$1""###,
                    resolved.path(percentEncoded: false), source.path(percentEncoded: false),
                ],
                inputFiles: [resolved],
                outputFiles: [source]
            )
        ]
    }
}
