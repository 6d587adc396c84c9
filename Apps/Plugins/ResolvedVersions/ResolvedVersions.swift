import Foundation
import PackagePlugin

/// Compiles `Package.resolved` into a target, so that a program can report the versions it was built with.
///
/// The file is not in the repository, because a library leaves the choice of versions to the packages that use it. So two builds can
/// differ, and only the program itself knows its versions.
@main
struct ResolvedVersions: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        // The package that is built has the file: this package, or one of the neighbouring packages with a gallery of their own.
        let files = ["Package.resolved", "../Cluster/Package.resolved", "../Desktop/Package.resolved"].map {
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
