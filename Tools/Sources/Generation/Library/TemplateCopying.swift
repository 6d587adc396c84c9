import Suggestions

/// Copies a built-in template into a project, so that the developer can change it.
public struct TemplateCopying {
    private let project: PackageProject
    private let library: TemplateLibrary

    /// Creates a copy from a library into a project.
    public init(project: PackageProject, library: TemplateLibrary) {
        self.project = project
        self.library = library
    }

    /// The file changes that copy the template with a name.
    ///
    /// - Throws: ``GenerationError`` if no built-in template has the name.
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
