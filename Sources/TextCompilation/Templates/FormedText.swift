internal import BelvederePlurals

/// A checked text of one language: a template for each plural form, and the substitutions.
struct FormedText: Hashable {
    /// The template for each plural form; only `other` if the text depends on no number.
    var forms: [PluralForm: TextTemplate]
    /// The position, from 1, of the argument whose number decides the plural form; `nil` if the text depends on no number.
    var decides: Int?
    /// The substitutions by name: fragments with plural forms of their own.
    var parts: [String: FormedText] = [:]

    /// All placeholders by position: those of the text, of all its forms and of its substitutions.
    var placeholders: [Int: Placeholder] {
        var result: [Int: Placeholder] = decides.map { [$0: .number] } ?? [:]
        for template in forms.values { result.merge(template.placeholders) { first, _ in first } }
        for part in parts.values { result.merge(part.placeholders) { first, _ in first } }
        return result
    }
}
