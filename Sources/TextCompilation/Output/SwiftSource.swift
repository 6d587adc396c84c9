internal import BelvederePlurals

/// Writes a checked catalogue as Swift source.
struct SwiftSource {
    private static let names = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth"]

    let name: CatalogueName
    let catalogue: CheckedCatalogue

    /// Whether other packages can add languages. Only they see a public catalogue.
    private var isPublic: Bool { name.access == "public" }
    /// The name of the protocol with all texts, which a catalogue with more languages conforms to.
    private var translation: String { "\(name.type)Translation" }

    var text: String {
        var lines = [
            "// Made from a String Catalog by the plug-in TextCatalogues. Change the catalogue, not this file.",
            isPublic ? "public import BelvedereTexts" : "import BelvedereTexts",
            "",
        ]
        if isPublic { lines += translationProtocol() }
        lines += [
            "/// The texts of the catalogue \(name.type), in \(catalogue.languages.joined(separator: ", ")).",
            "nonisolated \(name.access) enum \(name.type) {",
            "    /// The languages of the texts: the source language, then the others.",
            "    ///",
            "    /// - Complexity: O(*n*) in the number of languages.",
            "    \(name.access) static var languages: [String] { catalogue.languages }",
            "    /// The language that the texts are in now.",
            "    \(name.access) static var language: String { catalogue.language }",
            "    /// The locale whose numbers and dates fit the texts.",
            "    \(name.access) static var locale: String { catalogue.locale }",
        ]
        if isPublic { lines += addition() }
        for (place, entry) in catalogue.entries.enumerated() { lines += accessor(entry, at: place) }
        let publicName = isPublic ? ", name: \(literal(name.type))" : ""
        lines += ["", "    private static let catalogue = TextCatalogue(source: \(literal(catalogue.source)), texts: ["]
        for language in catalogue.languages {
            lines.append("        \(literal(language)): [")
            for entry in catalogue.entries {
                if let text = entry.texts[language] { lines.append("            \(value(text, isFilled: !entry.arguments.isEmpty)),") }
            }
            lines.append("        ],")
        }
        return (lines + ["    ]\(publicName))", "}", ""]).joined(separator: "\n")
    }

    /// The protocol that a catalogue with more languages conforms to, so that the compiler finds each text that it lacks.
    private func translationProtocol() -> [String] {
        var lines = [
            "/// All texts of ``\(name.type)``, which a catalogue with further languages must have.",
            "nonisolated public protocol \(translation): TextTranslation {",
        ]
        for entry in catalogue.entries {
            lines += documentation(of: entry)
            lines.append(
                entry.arguments.isEmpty
                    ? "    static var \(SwiftName.declared(entry.key)): String { get }"
                    : "    static func \(SwiftName.declared(entry.key))(\(parameters(of: entry))) -> String")
        }
        return lines + ["}", ""]
    }

    private func addition() -> [String] {
        [
            "",
            "    /// Adds the languages of another catalogue. They come before those of this one. Call it at the start of the program.",
            "    public static func addLanguages(of translation: any \(translation).Type) { catalogue.add(translation) }",
            "",
            "    private static var addedTexts: (any \(translation).Type)? { catalogue.translation as? any \(translation).Type }",
        ]
    }

    private func parameters(of entry: CheckedCatalogue.Entry) -> String {
        zip(Self.names, entry.arguments).map { "_ \($0): \($1.type)" }.joined(separator: ", ")
    }

    private func documentation(of entry: CheckedCatalogue.Entry) -> [String] {
        let source = entry.texts[catalogue.source]?.forms[.other]
        return documentation((entry.arguments.isEmpty ? source?.plain : source?.pattern) ?? "", comment: entry.comment)
    }

    private func accessor(_ entry: CheckedCatalogue.Entry, at place: Int) -> [String] {
        let declared = SwiftName.declared(entry.key)
        let signature: String, values: String, call: String
        if entry.arguments.isEmpty {
            (signature, values, call) = ("var \(declared): String", "", declared)
        } else {
            let arguments = Array(zip(Self.names, entry.arguments))
            signature = "func \(declared)(\(parameters(of: entry))) -> String"
            values = arguments.map { ", .\($1.argument)(\($0))" }.joined()
            call = "\(declared)(\(arguments.map(\.0).joined(separator: ", ")))"
        }
        let added = isPublic ? "addedTexts?.\(call) ?? " : ""
        let body = "{ \(added)catalogue.text(\(place)\(values)) }"
        return [""] + documentation(of: entry) + ["    \(name.access) static \(signature) \(body)"]
    }

    private func documentation(_ text: String, comment: String?) -> [String] {
        let lines = { (text: String) in text.split(whereSeparator: \.isNewline).map { "    /// \($0)" } }
        guard let comment, !comment.isEmpty else { return lines("“\(text)”") }
        return lines(comment) + ["    ///"] + lines("“\(text)”")
    }

    private func value(_ text: FormedText, isFilled: Bool) -> String {
        let pattern = text.forms[.other].map { isFilled ? $0.pattern : $0.plain } ?? ""
        if let place = text.decides {
            let forms = PluralForm.allCases.compactMap { form in
                text.forms[form].map { "\(form.rawValue): \(literal($0.pattern))" }
            }
            return ".plural(\(place), \(forms.joined(separator: ", ")))"
        }
        if text.parts.isEmpty { return literal(pattern) }
        let parts = text.parts.sorted { $0.key < $1.key }.map { "\(literal($0.key)): \(value($0.value, isFilled: true))" }
        return ".composed(\(literal(pattern)), [\(parts.joined(separator: ", "))])"
    }

    /// Returns a text as a Swift string literal. Invisible characters are written as escapes with their Unicode numbers, so that a reader
    /// sees them.
    private func literal(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\\", "\"": result += "\\\(scalar)"
            case "\n": result += "\\n"
            default:
                let isInvisible = scalar.properties.generalCategory == .control || scalar.properties.generalCategory == .format
                result += isInvisible ? "\\u{\(String(scalar.value, radix: 16, uppercase: true))}" : "\(scalar)"
            }
        }
        return result + "\""
    }
}
