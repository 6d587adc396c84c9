import BuiltInTemplates
import Suggestions

/// Finds templates by name: in the project, among the templates that the project fetches with git, in the user's folder, and in this
/// program.
///
/// ```swift
/// let library = TemplateLibrary(project: "/work/habits", userFolder: nil)
/// print(try library.all().map(\.template.name))
/// ```
public struct TemplateLibrary: Sendable {
    /// The folder of a project's own templates, relative to the project.
    public static let projectFolder = ".belvedere/templates"

    private let project: String?
    private let userFolder: String?
    private let pins: [TemplatePin]
    private let cache: String?
    private let files: any FileStore

    /// Creates a library that searches these folders and the built-in templates.
    ///
    /// - Parameters:
    ///   - project: The folder of the project, or nil if there is none yet.
    ///   - userFolder: The folder of the user's templates.
    ///   - cache: The folder of the templates that were fetched with git.
    /// - Throws: ``GenerationError`` if `.belvedere/templates.yml`, the project's list of git templates, cannot be read.
    public init(project: String?, userFolder: String?, cache: String? = nil, files: any FileStore = LocalFiles()) throws {
        self.project = project
        self.userFolder = userFolder
        self.cache = cache
        self.files = files
        pins = try project.map { try TemplatePin.read(in: $0, files: files) } ?? []
    }

    /// All templates in alphabetical order. If several places have a template with the same name, only the first found is in the list.
    ///
    /// - Throws: ``GenerationError`` with the problems of all unreadable templates.
    public func all() throws -> [FoundTemplate] {
        var problems = ProblemList()
        var found: [FoundTemplate] = []
        for name in try names() {
            if let template = try problems.attempt({ try self.template(named: name) }) { found.append(template) }
        }
        try problems.throwIfAny()
        return found
    }

    /// The template with a name, or the template in the folder at a path.
    ///
    /// - Throws: ``GenerationError`` if there is none. The error suggests a similar name.
    public func template(named name: String) throws -> FoundTemplate {
        if name.contains("/") { return FoundTemplate(template: try read(name, name: Path.name(of: name)), origin: .folder(name)) }
        for (folder, origin) in folders(for: name) where try files.kind(of: folder) == .folder {
            return FoundTemplate(template: try read(folder, name: name), origin: origin)
        }
        if let pin = pins.first(where: { $0.name == name }) {
            throw GenerationError(
                "template.not-fetched",
                "The template \"\(name)\" comes from \(pin.url) and is not on this machine. Fetch it with \"belvedere template fetch\".")
        }
        if let texts = builtInTexts[name] { return FoundTemplate(template: try Template(name: name, texts: texts), origin: .builtIn) }
        let known = try names()
        throw GenerationError(
            "template.unknown",
            "There is no template \"\(name)\".\(Suggestion.sentence(for: name, among: known)) Known are \(known.joined(separator: ", "))."
        )
    }

    /// The names of all templates, sorted.
    public func names() throws -> [String] {
        var names = Set(builtInTexts.keys).union(pins.map(\.name))
        for folder in [project.map { $0 + "/" + Self.projectFolder }, userFolder].compactMap(\.self)
        where try files.kind(of: folder) == .folder {
            for name in try files.names(in: folder) where try files.kind(of: folder + "/" + name) == .folder { names.insert(name) }
        }
        return names.sorted()
    }

    /// The files of a built-in template, for copying it: the key is the path and the value is the text.
    public func builtInFiles(of name: String) -> [String: String]? { builtInTexts[name] }

    private func folders(for name: String) -> [(String, TemplateOrigin)] {
        var folders: [(String, TemplateOrigin)] = []
        if let project { folders.append((project + "/" + Self.projectFolder + "/" + name, .project)) }
        if let pin = pins.first(where: { $0.name == name }), let cache {
            folders.append((pin.folder(in: cache), .git(url: pin.url, revision: pin.revision)))
        }
        if let userFolder { folders.append((userFolder + "/" + name, .user)) }
        return folders
    }

    private func read(_ folder: String, name: String) throws -> Template {
        guard try files.kind(of: folder) == .folder else {
            throw GenerationError("template.unknown", "There is no folder \"\(folder)\".")
        }
        var texts: [String: String] = [:]
        for path in try files.files(below: folder) where !path.hasPrefix(".git/") {
            guard let text = String(validating: try files.read(folder + "/" + path), as: UTF8.self) else {
                throw GenerationError("template.binary", "The file \"\(name)/\(path)\" is not text in UTF-8. Templates hold texts only.")
            }
            texts[path] = text
        }
        return try Template(name: name, texts: texts)
    }

    private var builtInTexts: [String: [String: String]] { BuiltInTemplates.texts }
}
