#if DEBUG && !MAIN_ACTOR_UI
internal import BelvederePlurals
internal import Foundation

/// A text in the JSON that the program `TextCompiler` writes for `belvedere dev`.
struct EditedText: Decodable {
    private let forms: [String: String]
    private let decides: Int
    private let parts: [String: EditedText]

    /// Reads the texts of a catalogue by language. Nil if they have another form.
    ///
    /// - Complexity: O(*n*) in the length of the JSON.
    static func texts(in json: [UInt8]) -> [String: [CatalogueText]]? {
        let texts = try? JSONDecoder().decode([String: [EditedText]].self, from: Data(json))
        return texts?.mapValues { $0.map(\.text) }
    }

    private var text: CatalogueText {
        let patterns = forms.compactMap { name, pattern in PluralForm(rawValue: name).map { ($0, pattern) } }
        return CatalogueText(
            patterns: Dictionary(patterns) { first, _ in first }, decidingArgument: decides, parts: parts.mapValues(\.text))
    }
}
#endif
