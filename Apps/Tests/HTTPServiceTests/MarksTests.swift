import Foundation
import HTTPService
import Testing

/// Runs of combining marks in answers of other servers; see `CombiningMarkRun` of the kit.
struct MarksTests {
    private static let marks = (0..<10_000).map { $0.isMultiple(of: 2) ? "\u{301}" : "\u{323}" }.joined()

    @Test("The texts of an answer, and the names in its JSON, have at most 30 marks in a row")
    func answers() throws {
        let escapes = String(repeating: #"\u0301\u0323"#, count: 5000)
        let body = #"{"a\#(Self.marks)": "b\#(escapes)", "c\#(escapes)": "Zoë"}"#
        let answer = HTTPAnswer(status: 200, body: Data(body.utf8))
        let texts = try JSONDecoder().decode([String: String].self, from: answer.body)
        #expect(texts.count == 2)
        for text in texts.flatMap({ [$0.key, $0.value] }) { #expect(text.unicodeScalars.count <= 31) }
        #expect(texts.values.contains("Zoë"))
    }

    @Test("A text of strangers is as long as its limit says, whatever its letters are made of")
    func cleaned() {
        let text = "a\(Self.marks)" + String(repeating: "👩\u{200D}", count: 5000)
        #expect(RemoteText.cleaned(text, limit: 50).unicodeScalars.count <= 50)
    }
}
