import Generation

/// The lists of words that a shell offers when the person presses the Tab key. They are empty if the project or its templates cannot be
/// read.
enum Completions {
    /// The names of all templates, including those of the project that contains the shell's current folder.
    static var kinds: [String] {
        let project = try? PackageProject(at: Places.here)
        return ((try? Places.library(for: project).names()) ?? []).filter { $0 != "package" }
    }

    /// The generated modules of the project that contains the shell's current folder.
    static var generated: [(kind: String, name: String)] {
        guard let project = try? PackageProject(at: Places.here) else { return [] }
        return ((try? DestroyPlanner(project: project).generated()) ?? []).map { ($0.kind, $0.name) }
    }
}
