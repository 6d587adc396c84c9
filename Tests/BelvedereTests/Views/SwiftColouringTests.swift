@_spi(Hosting) @testable import Belvedere
import Testing

/// Tests of the colouring of Swift code: it must not change the text, and must mark the important parts.
struct SwiftColouringTests {
    private func kinds(_ text: String) -> [String] {
        SwiftColouring.pieces(of: text).filter { $0.kind != .plain }.map { "\($0.kind) \($0.text)" }
    }

    @Test(arguments: [
        "", "\n", "let a = 1", "\"never closed", "\"\\", "\"\\(", "\"\"\"\nlines\n\"\"\"", "// only a comment", "a//b\nc", "é 字 👩‍👩‍👧", "@",
        "#", "1_000.5e3",
        "Label(\"Press \\(\"Save\", .bold)\")",
    ])
    func theTextStaysWhole(text: String) {
        #expect(SwiftColouring.pieces(of: text).map(\.text).joined() == text)
    }

    @Test(arguments: [
        ("", []), ("a", ["a"]), ("a\n", ["a\n"]), ("\n\nlet b", ["\n", "\n", "let b"]),
        (
            "/// One.\nlet text = \"\"\"\n    two\n    \"\"\" // three\n}",
            ["/// One.\n", "let text = \"\"\"\n", "    two\n", "    \"\"\" // three\n", "}"]
        ),
    ])
    func aTextIsReadLineByLine(text: String, lines: [String]) {
        let found = SwiftColouring.lines(of: SwiftColouring.pieces(of: text))
        #expect(found.map { $0.map(\.text).joined() } == lines)
        #expect(found.flatMap(\.self).allSatisfy { !$0.text.isEmpty })
    }

    @Test func wordsHaveTheirMeaning() {
        #expect(kinds("let total = Sum(of: 12) // all") == ["keyword let", "type Sum", "number 12", "comment // all"])
        #expect(kinds("@Test func run()") == ["keyword @Test", "keyword func"])
    }

    @Test func aMemberThatIsCalledLikeAKeywordIsNone() {
        #expect(kinds("style: .default") == [])
    }

    @Test func anInterpolationBelongsToItsText() {
        #expect(kinds(#"print("a \(names["b"]) c") // d"#) == [#"string "a \(names["b"]) c""#, "comment // d"])
        #expect(kinds("\"one\nlet") == ["string \"one", "keyword let"])
    }

    @Test func aTextInNoLanguageIsOnePiece() {
        #expect(SwiftColouring.pieces(of: "let a = 1", in: nil).map(\.kind) == [.plain])
        #expect(SwiftColouring.pieces(of: "", in: nil).isEmpty)
    }

    @Test(arguments: [false, true], SwiftColouring.Kind.allCases)
    func eachPieceIsReadableOnBothGrounds(isDark: Bool, kind: SwiftColouring.Kind) {
        let palette = CodePalette(isDark: isDark)
        for ground in [palette.ground, palette.markedGround] {
            #expect(palette.colour(of: kind).contrast(with: ground) >= ThemePalette.leastTextContrast)
        }
    }
}
