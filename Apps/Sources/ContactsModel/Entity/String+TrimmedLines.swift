import Foundation

extension String {
    /// The trimmed text, still with several lines. All line breaks become `\n`, and other control characters become spaces.
    var trimmedLines: String {
        if !utf8.contains(where: { $0 < 0x20 || $0 >= 0x7F }), utf8.first != 0x20, utf8.last != 0x20 { return self }
        let lines = split(omittingEmptySubsequences: false) { $0.isNewline }.map { line in
            String(String.UnicodeScalarView(line.unicodeScalars.map { $0.properties.generalCategory == .control ? " " : $0 }))
        }
        return lines.joined(separator: "\n").trimmingCharacters(in: .whitespacesAndNewlines)
    }
}
