internal import BelvederePlurals

/// One text in one language: a pattern with placeholders, or one pattern for each plural form.
///
/// Generated code makes these values. In a pattern, `%1$lld` is replaced by the first argument if that is a number, `%1$@` by the first
/// argument if it is a text, `%#@name@` by the substitution with this name (a fragment with its own plural forms), and `%%` by a percent
/// sign.
public struct CatalogueText: Sendable, Hashable, ExpressibleByStringLiteral {
    /// The pattern for each plural form of the language. A text that depends on no number has only the form `other`.
    let patterns: [PluralForm: String]
    /// The position, from 1, of the argument whose number decides the plural form; 0 if the text depends on no number.
    let decidingArgument: Int
    /// The substitutions by name: fragments of the text that have plural forms of their own.
    let parts: [String: CatalogueText]

    init(patterns: [PluralForm: String], decidingArgument: Int = 0, parts: [String: CatalogueText] = [:]) {
        (self.patterns, self.decidingArgument, self.parts) = (patterns, decidingArgument, parts)
    }

    /// A text that depends on no number.
    public init(stringLiteral pattern: String) {
        self.init(patterns: [.other: pattern])
    }

    /// Returns a text with a form for each kind of number that the language distinguishes.
    ///
    /// - Parameters:
    ///   - argument: The position, from 1, of the argument whose number decides the form.
    ///   - zero: The text for the form `zero` of Unicode CLDR.
    ///   - one: The text for the form `one`.
    ///   - two: The text for the form `two`.
    ///   - few: The text for the form `few`.
    ///   - many: The text for the form `many`.
    ///   - other: The text for all numbers without a form of their own.
    public static func plural(
        _ argument: Int, zero: String? = nil, one: String? = nil, two: String? = nil, few: String? = nil, many: String? = nil, other: String
    ) -> CatalogueText {
        let forms: [PluralForm: String?] = [.zero: zero, .one: one, .two: two, .few: few, .many: many, .other: other]
        return CatalogueText(patterns: forms.compactMapValues { $0 }, decidingArgument: argument)
    }

    /// Returns a text with substitutions. Each substitution is a fragment with its own plural forms, such as "3 files" in "3 files in 2
    /// folders".
    ///
    /// - Complexity: O(1).
    public static func composed(_ pattern: String, _ parts: [String: CatalogueText]) -> CatalogueText {
        CatalogueText(patterns: [.other: pattern], parts: parts)
    }
}
