internal import BelvederePlurals
internal import Foundation

/// Writes the texts of a checked catalogue as JSON: by language, in the order of the places in the Swift source.
struct TextData {
    /// A text in one language. `CatalogueText` reads it.
    private struct Text: Encodable {
        let forms: [String: String]
        let decides: Int
        let parts: [String: Text]

        /// - Parameter isFilled: Whether the text can have placeholders, as in `SwiftSource`.
        init(_ text: FormedText, isFilled: Bool) {
            let isPattern = isFilled || text.decides != nil
            forms = Dictionary(
                uniqueKeysWithValues: text.forms.map { form, template in
                    (form.rawValue, isPattern ? template.pattern : template.plain)
                })
            decides = text.decides ?? 0
            parts = text.parts.mapValues { Text($0, isFilled: true) }
        }
    }

    private let catalogue: CheckedCatalogue

    init(_ catalogue: CheckedCatalogue) { self.catalogue = catalogue }

    var json: Data {
        get throws {
            let texts = Dictionary(
                uniqueKeysWithValues: catalogue.languages.map { language in
                    (
                        language,
                        catalogue.entries.compactMap { entry in
                            entry.texts[language].map { Text($0, isFilled: !entry.arguments.isEmpty) }
                        }
                    )
                })
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
            return try encoder.encode(texts)
        }
    }
}
