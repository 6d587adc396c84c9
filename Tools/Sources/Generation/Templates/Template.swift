import Mustache
import Suggestions

/// A template: the texts of a folder with a manifest, `template.yml`, and files in the template language Mustache.
///
/// ```swift
/// let template = try Template(name: "greeting", texts: ["template.yml": manifest, "greeting.mustache": "Hello, {{name}}"])
/// print(template.problems)
/// ```
public struct Template: Sendable {
    /// The name of the template, which is the name of its folder.
    public let name: String
    let manifest: TemplateManifest
    /// The texts of the files in the folder. The key is the path.
    let texts: [String: String]

    /// - Throws: ``GenerationError`` if the manifest is missing or cannot be read.
    public init(name: String, texts: [String: String]) throws {
        guard let text = texts[TemplateManifest.fileName] else {
            throw GenerationError("template.manifest", "The template \"\(name)\" has no file \"\(TemplateManifest.fileName)\".")
        }
        self.name = name
        self.texts = texts.mapValues(MarkedTexts.marked)
        manifest = try TemplateManifestReader.read(MarkedTexts.marked(text), at: "\(name)/\(TemplateManifest.fileName)")
    }

    /// A description of the template's purpose, for lists.
    public var summary: String { manifest.summary }
    /// The options that the template offers.
    public var options: [TemplateOption] { manifest.options }

    /// The partials, which are texts that other texts of the template include. The key is the file's name in the folder `partials`.
    var partials: [String: String] {
        texts.reduce(into: [:]) { partials, entry in
            if entry.key.hasPrefix("partials/"), entry.key.hasSuffix(".mustache") {
                partials[String(entry.key.dropFirst("partials/".count).dropLast(".mustache".count))] = entry.value
            }
        }
    }

    /// The names that the texts of the template can use, such as `name`, each with the kind of its value.
    var offeredNames: [String: NameShape] {
        manifest.options.reduce(into: manifest.makes.shapes) { $0.merge($1.shapes) { _, new in new } }
    }

    /// The errors in the template: unknown names, missing files, or invalid Mustache.
    public var problems: [Problem] {
        var problems = ProblemList()
        let check = TemplateCheck(offered: offeredNames, partials: partials)
        let manifestPlace = "\(name)/\(TemplateManifest.fileName)"
        func walk(_ text: String, at place: String) {
            if !MarkedTexts.isBalanced(text) {
                problems.add("template.translated", "Each \"{{#translated}}\" needs a \"{{/translated}}\" after it.", at: place)
            }
            for problem in check.problems(in: text, at: place) { problems.add(problem) }
        }
        func walk(_ condition: TemplateCondition?) {
            for word in condition?.names ?? [] where offeredNames[word] == nil {
                problems.add(
                    "template.name",
                    """
                    A condition uses the name "\(word)", which is not \
                    known.\(Suggestion.sentence(for: word, among: offeredNames.keys.sorted()))
                    """,
                    at: manifestPlace
                )
            }
        }
        if manifest.name != name {
            problems.add(
                "template.folder", "The manifest says \"\(manifest.name)\", but the folder is called \"\(name)\".", at: manifestPlace)
        }
        for file in manifest.files {
            walk(file.condition)
            walk(file.destination, at: manifestPlace)
            if let text = texts[file.source] {
                walk(text, at: "\(name)/\(file.source)")
            } else {
                problems.add(
                    "template.file",
                    "There is no file \"\(file.source)\".\(Suggestion.sentence(for: file.source, among: texts.keys.sorted()))",
                    at: manifestPlace)
            }
        }
        for route in manifest.routes {
            walk(route.condition)
            for text in [route.caseName, route.values, route.pattern ?? "", route.builds, route.link ?? ""] {
                walk(text, at: manifestPlace)
            }
        }
        for hook in manifest.hooks {
            walk(hook.condition)
            for text in hook.command { walk(text, at: manifestPlace) }
        }
        for step in manifest.next { walk(step, at: manifestPlace) }
        for use in manifest.uses { walk(use.condition) }
        for product in manifest.products { walk(product.condition) }
        let used = Set(manifest.files.map(\.source))
        for path in texts.keys.sorted() where path.hasSuffix(".mustache") && !path.hasPrefix("partials/") && !used.contains(path) {
            problems.add("template.unused", "The file \"\(path)\" is not in the manifest.", at: manifestPlace)
        }
        return problems.all
    }

    /// Renders a text of the template. The caller must have checked its names before, because Mustache writes nothing for an unknown name.
    func render(_ text: String, _ values: [String: TemplateValue], library: MustacheLibrary) throws -> String {
        // By default Mustache escapes text for HTML, so `<` would become `&lt;`. Turn that off.
        try MustacheTemplate(string: "{{%CONTENT_TYPE:TEXT}}\n" + text).render(values.mapValues(\.rendered), library: library)
    }

    /// The partials of the template, in the type that the Mustache library needs for rendering.
    func library() throws -> MustacheLibrary {
        var library = MustacheLibrary()
        for (name, text) in partials { try library.register("{{%CONTENT_TYPE:TEXT}}\n" + text, named: name) }
        return library
    }
}
