/// The files whose findings a change can alter: the changed files, and the files that use a type of a changed file.
public struct AffectedFiles: Sendable {
    public let paths: Set<String>

    /// - Parameters:
    ///   - changed: Paths from the root of the project.
    ///   - codebase: The project after the change.
    public init(changed: Set<String>, in codebase: Codebase) {
        var paths = changed
        for type in codebase.types {
            for use in codebase.uses(in: type) {
                let declaring = codebase.file(of: codebase.types[use.type]).path
                if changed.contains(declaring) { paths.insert(codebase.project.files[use.file].path) }
            }
        }
        self.paths = paths
    }
}
