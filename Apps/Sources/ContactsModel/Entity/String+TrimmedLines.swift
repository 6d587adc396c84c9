import Foundation

extension String {
    /// The text on its lines, with one kind of line break, without white space at its ends and without other control characters.
    var trimmedLines: String {
        if !utf8.contains(where: { $0 < 0x20 || $0 >= 0x7F }), utf8.first != 0x20, utf8.last != 0x20 { return self }
        let lines = split(omittingEmptySubsequences: false) { $0.isNewline }.map { line in
            String(String.UnicodeScalarView(line.unicodeScalars.map { $0.properties.generalCategory == .control ? " " : $0 }))
        }
        return lines.joined(separator: "\n").trimmingCharacters(in: .whitespacesAndNewlines)
    }
}
