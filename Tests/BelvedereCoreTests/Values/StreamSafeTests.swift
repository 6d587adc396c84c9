import BelvedereCore
import Testing

/// Tests that a text from outside has no letter with too many combining marks, as the Unicode standard requires (UAX #15, Stream-Safe Text
/// Format).
@Suite struct StreamSafeTests {
    private static let marks = (0..<10_000).map { $0.isMultiple(of: 2) ? "\u{301}" : "\u{323}" }.joined()

    @Test("No more than 30 marks stay on a letter", arguments: ["a", "", "ا", "क", "한", "ǖ", " "])
    func limit(letter: String) {
        let safe = "x\(letter)\(Self.marks)y".streamSafe
        #expect(safe.unicodeScalars.first == "x" && safe.unicodeScalars.last == "y")
        #expect(Self.longestRun(in: safe) <= 30)
        #expect(safe.unicodeScalars.count >= 28)
        #expect(safe.streamSafe.unicodeScalars.elementsEqual(safe.unicodeScalars))
    }

    @Test(
        "Texts as languages write them stay whole",
        arguments: [
            "", "Belvedere", "Zoë Ångström", "e" + String(repeating: "\u{301}", count: 30), "Nguyễn Thị Ánh",
            "हिन्दी में लिखा हुआ एक लंबा वाक्य जिसमें बहुत-सी मात्राएँ हैं",
            """
            بِسْمِ ٱللَّهِ ٱلرَّحْمَٰنِ ٱلرَّحِيمِ وَكُلُّ شَيْءٍ مُشَكَّلٌ
            """, "王小明", "👩‍👩‍👧‍👦🇫🇮", "שָׁלוֹם עֲלֵיכֶם וּבְרָכָה לְכֻלָּם בְּכָל מָקוֹם", "a\u{0}b\r\n",
        ])
    func wholeTexts(text: String) {
        #expect(text.streamSafe.unicodeScalars.elementsEqual(text.unicodeScalars))
        #expect(Array(text.utf8).streamSafe == Array(text.utf8))
        #expect(Array(text.utf8).streamSafeJSON == Array(text.utf8))
    }

    @Test("Marks that stand for two count as two")
    func marksOfTwo() {
        for mark in ["\u{344}", "\u{F73}", "\u{F75}", "\u{F81}"] {
            #expect(("a" + String(repeating: mark, count: 5000)).streamSafe.unicodeScalars.count == 16)
        }
    }

    @Test("The bytes of a file are cut as its text is, and bytes that are no text stay")
    func bytes() {
        let text = "FN:a\(Self.marks)b \(Self.marks)"
        #expect(Array(text.utf8).streamSafe == Array(text.streamSafe.utf8))
        let odd: [UInt8] = [0xFF, 0xCC, 0x41, 0xED, 0xA0, 0x80, 0xC3, 0xF4, 0xCC]
        #expect(odd.streamSafe == odd)
        #expect(odd.streamSafeJSON == odd)
    }

    @Test("Marks that JSON writes as escapes are counted with those that it writes plainly")
    func escapes() {
        let marks = String(repeating: #"\u0301"#, count: 20) + String(repeating: "\u{323}", count: 20)
        let cut = Array(#"{"a\#(marks)":"\\u0301"}"#.utf8).streamSafeJSON
        #expect(
            String(decoding: cut, as: UTF8.self) == #"{"a"# + String(repeating: #"\u0301"#, count: 20)
                + String(repeating: "\u{323}", count: 10) + #"":"\\u0301"}"#)
        let pair = #"\uD834\uDD65"#
        #expect(
            Array(("a" + String(repeating: pair, count: 100)).utf8).streamSafeJSON == Array(("a" + String(repeating: pair, count: 30)).utf8)
        )
        for end in [#"\"#, #"\u"#, #"\u03"#, #"\uD834"#, #"\uD834\u"#] {
            #expect(Array(end.utf8).streamSafeJSON == Array(end.utf8))
        }
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
