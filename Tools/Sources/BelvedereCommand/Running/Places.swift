import Foundation
import Generation

/// The folders that the program looks at.
enum Places {
    static var here: String { FileManager.default.currentDirectoryPath }

    /// `~/.config/belvedere/templates`.
    static var userTemplates: String? { folder("XDG_CONFIG_HOME", or: ".config") }
    /// `~/.cache/belvedere/templates`.
    static var templateCache: String? { folder("XDG_CACHE_HOME", or: ".cache") }

    static func absolute(_ path: String?) -> String {
        guard let path else { return here }
        return URL(fileURLWithPath: path, relativeTo: URL(fileURLWithPath: here, isDirectory: true)).standardizedFileURL.path
    }

    /// The project at or above a folder, after an earlier run that was cut has been ended.
    static func project(at path: String?) throws -> Project {
        let project = try Project(at: absolute(path))
        if try PlanApplication().recover(in: project.root) { Terminal.complain("An earlier run was cut. It has been ended now.") }
        return project
    }

    static func library(for project: Project?) throws -> TemplateLibrary {
        try TemplateLibrary(project: project?.root, userFolder: userTemplates, cache: templateCache)
    }

    private static func folder(_ variable: String, or name: String) -> String? {
        let environment = ProcessInfo.processInfo.environment
        if let base = environment[variable], base.hasPrefix("/") { return base + "/belvedere/templates" }
        return environment["HOME"].map { $0 + "/\(name)/belvedere/templates" }
    }
}
