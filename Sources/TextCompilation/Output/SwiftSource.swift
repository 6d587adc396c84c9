internal import BelvederePlurals

/// Writes a checked catalogue as Swift source.
struct SwiftSource {
    private static let names = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth"]

    let name: CatalogueName
    let catalogue: CheckedCatalogue

    var text: String {
        var lines = [
            "// Made from a String Catalog by the plug-in TextCatalogues. Change the catalogue, not this file.",
            "import BelvedereTexts",
            "",
            "/// The texts of the catalogue \(name.type), in \(catalogue.languages.joined(separator: ", ")).",
            "nonisolated \(name.access) enum \(name.type) {",
            "    /// The languages of the texts: the source language, then the others.",
            "    \(name.access) static var languages: [String] { catalogue.languages }",
            "    /// The language that the texts are in now.",
            "    \(name.access) static var language: String { catalogue.language }",
            "    /// The locale whose numbers and dates fit the texts.",
            "    \(name.access) static var locale: String { catalogue.locale }",
        ]
        for (place, entry) in catalogue.entries.enumerated() { lines += accessor(entry, at: place) }
        lines += ["", "    private static let catalogue = TextCatalogue(source: \(literal(catalogue.source)), texts: ["]
        for language in catalogue.languages {
            lines.append("        \(literal(language)): [")
            for entry in catalogue.entries {
                if let text = entry.texts[language] { lines.append("            \(value(text, isFilled: !entry.arguments.isEmpty)),") }
            }
            lines.append("        ],")
        }
        return (lines + ["    ])", "}", ""]).joined(separator: "\n")
    }

    private func accessor(_ entry: CheckedCatalogue.Entry, at place: Int) -> [String] {
        var lines = [""]
        let source = entry.texts[catalogue.source]?.forms[.other]
        let text = entry.arguments.isEmpty ? source?.plain : source?.pattern
        lines += documentation(text ?? "", comment: entry.comment)
        let declared = SwiftName.declared(entry.key)
        if entry.arguments.isEmpty {
            lines.append("    \(name.access) static var \(declared): String { catalogue.text(\(place)) }")
        } else {
            let arguments = zip(Self.names, entry.arguments)
            let parameters = arguments.map { "_ \($0): \($1.type)" }.joined(separator: ", ")
            let values = arguments.map { ".\($1.argument)(\($0))" }.joined(separator: ", ")
            lines.append("    \(name.access) static func \(declared)(\(parameters)) -> String { catalogue.text(\(place), \(values)) }")
        }
        return lines
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
