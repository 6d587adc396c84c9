internal import BelvederePlurals

/// A text of one language, checked: its template for each form, and its parts.
struct FormedText: Hashable {
    /// The templates; `other` alone where the text depends on no number.
    var forms: [PluralForm: TextTemplate]
    /// The place of the number that decides the form, from 1; nil where none does.
    var decides: Int?
    /// The parts with variations of their own.
    var parts: [String: FormedText] = [:]

    /// Everything that is filled in somewhere in the text.
    var placeholders: [Int: Placeholder] {
        var result: [Int: Placeholder] = decides.map { [$0: .number] } ?? [:]
        for template in forms.values { result.merge(template.placeholders) { first, _ in first } }
        for part in parts.values { result.merge(part.placeholders) { first, _ in first } }
        return result
    }
}
