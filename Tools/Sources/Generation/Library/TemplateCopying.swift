/// Copies a built-in template into a project, where a person can change it.
public struct TemplateCopying {
    private let project: Project
    private let library: TemplateLibrary

    /// Copies from a library into a project.
    public init(project: Project, library: TemplateLibrary) {
        self.project = project
        self.library = library
    }

    /// The plan of the copy.
    ///
    /// - Throws: ``GenerationError`` if there is no built-in template of the name.
    public func plan(_ name: String) throws -> Plan {
        guard let texts = library.builtInFiles(of: name) else {
            throw GenerationError(
                "template.unknown",
                "There is no built-in template \"\(name)\".\(Suggestion.sentence(for: name, among: try library.names()))")
        }
        var planning = FilePlanning(root: project.root, files: project.files)
        for (path, text) in texts { try planning.make("\(TemplateLibrary.projectFolder)/\(name)/\(path)", text, ownHash: nil) }
        return Plan(root: project.root, files: Array(planning.planned.values))
    }
}
