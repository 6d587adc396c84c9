/// Functions for paths as texts. They do not access the disk.
enum Path {
    static func parent(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "" }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    static func name(of path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }

    /// Checks a path relative to a project, and removes its "." components.
    ///
    /// - Throws: ``GenerationError`` if it is absolute, empty, or leads out of the project.
    static func relative(_ path: String) throws -> String {
        var parts: [Substring] = []
        if path.hasPrefix("/") || path.hasPrefix("~") { throw outside(path) }
        if path.utf8.contains(0) || path.contains("\n") {
            throw GenerationError("path.form", "The path \"\(path)\" has a character that no path of a project has.")
        }
        for part in path.split(separator: "/") where part != "." {
            if part == ".." { throw outside(path) }
            parts.append(part)
        }
        if parts.isEmpty { throw GenerationError("path.empty", "A file has no name: its path is \"\(path)\".") }
        return parts.joined(separator: "/")
    }

    private static func outside(_ path: String) -> GenerationError {
        GenerationError("path.outside", "The path \"\(path)\" leads out of the project. Only files inside it are written.")
    }
}
