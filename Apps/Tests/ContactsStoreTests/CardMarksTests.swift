import ContactsModel
import Testing

/// Runs of combining marks in cards; see `CombiningMarkRun` of the kit.
@Suite struct CardMarksTests {
    private static let marks = (0..<10_000).map { $0.isMultiple(of: 2) ? "\u{301}" : "\u{323}" }

    private static func quotedPrintable(_ text: String) -> String {
        text.utf8.map { "=" + String($0, radix: 16, uppercase: true) }.joined()
    }

    @Test(
        "A card's texts have at most 30 marks in a row, however the file writes them",
        arguments: [
            "N:a\(marks.joined());b;;;", "N:a\(marks.joined(separator: "\r\n "));b;;;", "N:a\(marks.joined(separator: "\\"));b;;;",
            "N;ENCODING=QUOTED-PRINTABLE;CHARSET=UTF-8:a\(quotedPrintable(marks.joined()));b;;;", "FN:b a\(marks.joined())",
            "N:a;b;;;\r\nTEL;VALUE=uri:tel:\(String(repeating: "%CC%81%CC%A3", count: 5000))1", "N:a;b;;;\r\nNOTE:\(marks.joined())",
            "N:a;b;;;\r\nitem1.TEL:1\r\nitem1.X-ABLabel:x\(marks.joined())", "N:a;b;;;\r\nX-OWN;P=\"\(marks.joined())\":\(marks.joined())",
            "N:a;b;;;\r\nORG:x\(marks.joined())", "N:a;b;;;\r\nADR:;;x\(marks.joined(separator: "\\"));;;;",
            "N:a;b;;;\r\nUID:\(marks.joined())",
        ])
    func cards(lines: String) throws {
        let report = VCardReader().read(Array("BEGIN:VCARD\r\nVERSION:3.0\r\n\(lines)\r\nEND:VCARD\r\n".utf8))
        let draft = try #require(report.drafts.first, "\(report.problems)")
        let texts =
            [draft.name.first, draft.name.last, draft.name.prefix, draft.name.suffix, draft.company, draft.notes, draft.uid] + draft.kept
            + draft.phones.flatMap { [$0.label.code, $0.value] } + draft.addresses.map(\.street)
        for text in texts { #expect(Self.longestRun(in: text) <= 30, "\(text.unicodeScalars.count) scalars") }
    }

    private static func longestRun(in text: String) -> Int {
        var (longest, length) = (0, 0)
        for scalar in text.unicodeScalars {
            length = scalar.properties.canonicalCombiningClass == .notReordered ? 0 : length + 1
            longest = max(longest, length)
        }
        return longest
    }
}
