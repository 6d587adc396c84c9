/// The texts for people in generated Swift code. Templates mark them with `{{#translated}}Save{{/translated}}`, so that they can move into
/// the String Catalog of the target.
///
/// A mark is a pair of private characters around the text. It stays in the rendered code until it becomes a literal such as `"Save"`, or
/// the property of a catalogue such as `HabitsTexts.save`.
enum MarkedTexts {
    private static let open: Character = "\u{E000}"
    private static let close: Character = "\u{E001}"

    static func mark(_ text: String) -> String { "\(open)\(text)\(close)" }

    /// Replaces the tags in the source of a template by marks, before Mustache reads it.
    static func marked(_ template: String) -> String {
        template.replacing("{{#translated}}", with: String(open)).replacing("{{/translated}}", with: String(close))
    }

    /// Whether each mark in a text has its end before the next one begins.
    static func isBalanced(_ text: String) -> Bool {
        var isOpen = false
        for letter in text where letter == open || letter == close {
            if isOpen == (letter == open) { return false }
            isOpen.toggle()
        }
        return !isOpen
    }

    /// Replaces each mark by a Swift expression.
    ///
    /// - Parameter expression: Returns the expression for the content of a literal.
    static func replaced(in code: String, _ expression: (Substring) throws -> String) rethrows -> String {
        var result = ""
        var rest = code[...]
        while let start = rest.firstIndex(of: open), let end = rest[start...].firstIndex(of: close) {
            result += rest[..<start]
            result += try expression(rest[rest.index(after: start)..<end])
            rest = rest[rest.index(after: end)...]
        }
        return result + rest
    }

    /// Replaces each mark by a literal.
    static func literals(in code: String) -> String { replaced(in: code) { "\"\($0)\"" } }
}
