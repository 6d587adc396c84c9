import Suggestions
import Yams

/// The content of a `Rambafile`, in which the code generator Generamba has the settings of a project.
struct Rambafile {
    struct TemplateReference {
        let name: String
        /// The path of a folder on this machine with the template; nil for a template from elsewhere.
        let local: String?
        let git: String?
    }

    private static let understood: Set = [
        "company", "author", "project_name", "product_module_name", "prefix", "project_target", "project_targets", "project_file_path",
        "project_group_path", "test_target", "test_targets", "test_file_path", "test_group_path", "templates",
    ]

    /// The keys of a Rambafile that this program ignores, each with the reason.
    private static let ignored: [(key: String, reason: String)] = [
        (
            "xcodeproj_path",
            "The files are not added to the Xcode project. Drag the new folder into Xcode, or use a folder that Xcode follows by itself."
        ),
        ("project_group_path", "Groups of Xcode are not made. The files are in the folder of the module."),
        ("test_group_path", "Groups of Xcode are not made. The files of the tests are in their folder."),
        ("create_logical_groups", "Groups of Xcode are not made."),
        ("podfile_path", "Dependencies are not compared with the Podfile."),
        ("cartfile_path", "Dependencies are not compared with the Cartfile."),
        ("catalogs", "Catalogues are not searched. Clone the catalogue and name its folder under \"templates\" with \"local:\"."),
    ]

    let fields: [String: Node]
    let templates: [TemplateReference]
    /// Sentences for the person about the settings in the file that this program ignores.
    let notes: [String]

    /// - Throws: ``GenerationError`` if the text is not a Rambafile.
    init(_ text: String) throws {
        let root: Node?
        do { root = try compose(yaml: text, .basic) } catch {
            throw GenerationError("generamba.yaml", "The Rambafile is not YAML: \(error)", at: "Rambafile")
        }
        guard let mapping = root?.mapping else {
            throw GenerationError("generamba.form", "The Rambafile has no settings. Write each as \"name: value\".", at: "Rambafile")
        }
        var fields: [String: Node] = [:]
        for (key, value) in mapping { fields[key.string ?? ""] = value }
        self.fields = fields
        templates = (fields["templates"]?.sequence.map(Array.init) ?? []).compactMap { node in
            node["name"]?.string.map { TemplateReference(name: $0, local: node["local"]?.string, git: node["git"]?.string) }
        }
        var notes = Self.ignored.filter { fields[$0.key] != nil }.map { "\($0.key): \($0.reason)" }
        let known = Self.understood.union(Self.ignored.map(\.key))
        for key in fields.keys.sorted() where !known.contains(key) {
            notes.append("\(key): Generamba does not know this setting either.\(Suggestion.sentence(for: key, among: known.sorted()))")
        }
        self.notes = notes
    }

    func text(_ key: String) -> String? {
        guard let text = fields[key]?.string, !text.isEmpty, fields[key]?.null == nil else { return nil }
        return text
    }

    func list(_ key: String) -> [String]? { fields[key]?.sequence?.compactMap(\.string) }
}
