internal import BelvederePlurals

/// One text in one language: a pattern, and the variants it has for numbers.
///
/// Generated code makes them. In a pattern, `%1$lld` stands for the first argument if it is a number, `%1$@` if it is a text,
/// `%#@name@` for a part with variants of its own, and `%%` for a percent sign.
public struct CatalogueText: Sendable, Hashable, ExpressibleByStringLiteral {
    /// The pattern of each form that the language has. A text that depends on no number has the form `other` alone.
    let patterns: [PluralForm: String]
    /// The place of the number that decides the form, from 1; 0 if none does.
    let decidingArgument: Int
    /// The parts by their names.
    let parts: [String: CatalogueText]

    private init(patterns: [PluralForm: String], decidingArgument: Int = 0, parts: [String: CatalogueText] = [:]) {
        (self.patterns, self.decidingArgument, self.parts) = (patterns, decidingArgument, parts)
    }

    /// A text that depends on no number.
    public init(stringLiteral pattern: String) {
        self.init(patterns: [.other: pattern])
    }

    /// A text that has a form for each kind of number that the language tells apart.
    ///
    /// - Parameters:
    ///   - argument: the place of the number that decides, from 1.
    ///   - zero: the text for the form `zero` of Unicode CLDR.
    ///   - one: the text for the form `one`.
    ///   - two: the text for the form `two`.
    ///   - few: the text for the form `few`.
    ///   - many: the text for the form `many`.
    ///   - other: what is used wherever the language has no form of its own.
    public static func plural(
        _ argument: Int, zero: String? = nil, one: String? = nil, two: String? = nil, few: String? = nil, many: String? = nil, other: String
    ) -> CatalogueText {
        let forms: [PluralForm: String?] = [.zero: zero, .one: one, .two: two, .few: few, .many: many, .other: other]
        return CatalogueText(patterns: forms.compactMapValues { $0 }, decidingArgument: argument)
    }

    /// A text with parts that depend on a number each.
    ///
    /// - Complexity: O(1).
    public static func composed(_ pattern: String, _ parts: [String: CatalogueText]) -> CatalogueText {
        CatalogueText(patterns: [.other: pattern], parts: parts)
    }
}
