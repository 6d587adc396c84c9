import Foundation
import SwiftFacts

/// Moves the texts for people in generated code into the String Catalog of the target, if the target has one.
struct TextEdits {
    private(set) var catalogue: StringCatalogue?
    private(set) var notes: [String] = []
    /// The keys that the code of the module uses and that a generated module has brought. They go with the last of these modules.
    private(set) var keys: Set<String> = []
    /// The keys that generated modules have brought already.
    private let known: Set<String>
    /// The key of each text in this run.
    private var chosen: [GeneratedText: String] = [:]
    private var added: Set<String> = []

    /// - Parameter record: The record of the modules of the project so far.
    /// - Throws: ``GenerationError`` if the catalogue cannot be read.
    init(target: ManifestTarget, of project: PackageProject, record: GenerationRecord) throws {
        let paths = target.usesPlugins && project.manifestText.contains("TextCatalogues") ? try project.catalogues(of: target) : []
        if paths.count == 1 {
            catalogue = try StringCatalogue(path: paths[0], bytes: project.files.read(project.root + "/" + paths[0]))
        } else if paths.count > 1 {
            let names = paths.map(Path.name).joined(separator: ", ")
            notes.append("The target \"\(target.name)\" has several String Catalogs (\(names)), so the texts are in the code.")
        }
        let path = catalogue?.path ?? ""
        known = Set(record.modules.flatMap { $0.texts?[path] ?? [] })
    }

    /// Replaces the marks in the files and routes of a module.
    mutating func translate(_ module: inout RenderedModule) {
        for (path, text) in module.files.sorted(by: { $0.key < $1.key }) { module.files[path] = translated(text) }
        module.routes = module.routes.map { $0.withTexts { translated($0) } }
        if let catalogue, !added.isEmpty, !catalogue.untranslated.isEmpty {
            let languages = catalogue.untranslated.joined(separator: ", ")
            notes.append(
                "New texts in \(catalogue.path): \(added.count). Translate them into \(languages). They have the state \"needs_review\" until then. A browser shows a language only if `BrowserOptions.languages` of the host names it."
            )
        }
    }

    private mutating func translated(_ code: String) -> String {
        guard let type = catalogue?.type else { return MarkedTexts.literals(in: code) }
        return MarkedTexts.replaced(in: code) { literal in
            let text = GeneratedText(literal: literal)
            let key = key(of: text)
            return "\(type).\(key)" + (text.arguments.isEmpty ? "" : "(\(text.arguments.joined(separator: ", ")))")
        }
    }

    /// The key of a text: one that the catalogue has already for the same words, or a new one.
    private mutating func key(of text: GeneratedText) -> String {
        if let key = chosen[text] { return key }
        var key = text.key
        var number = 1
        // A generated key stays with its text when a person has changed the words in the catalogue.
        while chosen.values.contains(key) || (catalogue?.value(of: key).map { $0 != text.value } ?? false && !known.contains(key)) {
            number += 1
            key = text.key + String(number)
        }
        chosen[text] = key
        if catalogue?.value(of: key) == nil {
            catalogue?.add(key, text.value)
            added.insert(key)
        }
        if added.contains(key) || known.contains(key) { keys.insert(key) }
        return key
    }

    // MARK: Removal

    /// Removes the keys of a module that no other module and no code of the package uses.
    ///
    /// - Parameter record: The record without the module.
    static func remove(_ module: GeneratedModule, from planning: inout FilePlanning, _ project: PackageProject, _ record: GenerationRecord)
        throws
    {
        for (path, keys) in module.texts ?? [:] {
            guard let text = try planning.text(of: path) else { continue }
            var catalogue = try StringCatalogue(path: path, bytes: Array(text.utf8))
            let used = try names(after: "\(catalogue.type).", in: planning, project)
            let others = Set(record.modules.flatMap { $0.texts?[path] ?? [] })
            for key in keys where !others.contains(key) && !used.contains(key) { catalogue.remove(key) }
            try planning.change(path, to: catalogue.bytes)
        }
    }

    /// The names that the Swift code of the package has after a word, when the plan is done.
    private static func names(after word: String, in planning: FilePlanning, _ project: PackageProject) throws -> Set<String> {
        var names: Set<String> = []
        for (path, _) in try project.manifest.targets.flatMap({ try project.sources(of: $0) }) {
            if planning.planned[path]?.action == .delete { continue }
            for part in (try planning.text(of: path) ?? "").components(separatedBy: word).dropFirst() {
                names.insert(String(part.prefix { $0.isLetter || $0.isNumber || $0 == "_" }))
            }
        }
        return names
    }
}
