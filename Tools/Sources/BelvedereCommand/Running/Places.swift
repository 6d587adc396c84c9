import Foundation
import Generation

/// The folders that the program uses.
enum Places {
    static var here: String { FileManager.default.currentDirectoryPath }

    /// The folder of the user's templates, `~/.config/belvedere/templates`.
    static var userTemplates: String? { folder("XDG_CONFIG_HOME", or: ".config") }
    /// The folder of the templates fetched with git, `~/.cache/belvedere/templates`.
    static var templateCache: String? { folder("XDG_CACHE_HOME", or: ".cache") }

    static func absolute(_ path: String?) -> String {
        guard let path else { return here }
        return URL(fileURLWithPath: path, relativeTo: URL(fileURLWithPath: here, isDirectory: true)).standardizedFileURL.path
    }

    /// The project at or above a folder. First finishes an earlier run that was interrupted.
    static func project(at path: String?) throws -> PackageProject {
        let project = try PackageProject(at: absolute(path))
        if try PlanApplication().recover(in: project.root) { Terminal.complain("An earlier run was interrupted. It is complete now.") }
        return project
    }

    static func library(for project: PackageProject?) throws -> TemplateLibrary {
        try TemplateLibrary(project: project?.root, userFolder: userTemplates, cache: templateCache)
    }

    private static func folder(_ variable: String, or name: String) -> String? {
        let environment = ProcessInfo.processInfo.environment
        if let base = environment[variable], base.hasPrefix("/") { return base + "/belvedere/templates" }
        return environment["HOME"].map { $0 + "/\(name)/belvedere/templates" }
    }
}
