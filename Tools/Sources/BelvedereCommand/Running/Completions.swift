import Generation

/// The words that a shell offers. Where nothing can be read, nothing is offered.
enum Completions {
    /// What can be generated, with the templates of the project that the shell stands in.
    static var kinds: [String] {
        let project = try? Project(at: Places.here)
        return ((try? Places.library(for: project).names()) ?? []).filter { $0 != "package" }
    }

    /// What was generated in the project that the shell stands in.
    static var generated: [(kind: String, name: String)] {
        guard let project = try? Project(at: Places.here) else { return [] }
        return ((try? DestroyPlanner(project: project).generated()) ?? []).map { ($0.kind, $0.name) }
    }
}
