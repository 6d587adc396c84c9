import Belvedere
import BelvedereHeadless

/// The parts of a line of a transcript: `textField "First Name" = "Ann" [focused]`.
nonisolated struct PerceivedLine {
    let role: Substring
    /// The name without its quotation marks, with its escapes unchanged; nil if the line has none.
    let name: Substring?
    private let rest: Substring

    init(_ line: String) {
        let text = line.drop { $0 == " " }
        role = text.prefix { $0 != " " }
        let quoted = Self.quotation(in: text.dropFirst(role.count + 1))
        name = quoted?.dropFirst().dropLast()
        rest = text.dropFirst(role.count + (quoted.map { $0.count + 1 } ?? 0))
    }

    func isFor(_ target: Target) -> Bool {
        role == target.role.name && (target.name.map { name == Transcript.quoted($0).dropFirst().dropLast() } ?? true)
    }

    /// Whether a field holds this text, or a picker or tabs show this choice.
    func holds(_ value: String) -> Bool {
        value.isEmpty ? !rest.hasPrefix(" = ") : rest.hasPrefix(" = " + Transcript.quoted(value))
    }

    var isDisabled: Bool {
        guard rest.hasSuffix("]"), let start = rest.lastIndex(of: "[") else { return false }
        return rest[start...].hasPrefix("[disabled")
    }

    /// The text up to its closing quotation mark, including both marks.
    private static func quotation(in text: Substring) -> Substring? {
        guard text.first == "\"" else { return nil }
        var isEscaped = false
        for index in text.indices.dropFirst() {
            if isEscaped {
                isEscaped = false
            } else if text[index] == "\\" {
                isEscaped = true
            } else if text[index] == "\"" {
                return text[...index]
            }
        }
        return nil
    }
}
