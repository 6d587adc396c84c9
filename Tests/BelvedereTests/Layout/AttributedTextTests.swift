@_spi(Hosting) import Belvedere
@_spi(Hosting) import BelvedereTesting
import Testing

struct AttributedTextTests {
    private typealias Run = AttributedText.Run

    @Test("Interpolation sets parts apart, and leaves the rest as it is")
    func interpolation() {
        let name = "**Ada**", count = 3
        let text: AttributedText = "\(name) has \(count) \("new", .bold) \("mails", [.italic, .code], link: "https://example.org")"
        #expect(
            text.runs == [
                Run("**Ada** has 3 "), Run("new", .bold), Run(" "), Run("mails", [.italic, .code], link: "https://example.org"),
            ])
        #expect(text.text == "**Ada** has 3 new mails")
    }

    @Test(
        "Marks are read, and what is no mark stays",
        arguments: [
            ("plain", [Run("plain")]),
            ("a **b** c", [Run("a "), Run("b", .bold), Run(" c")]),
            ("***both***", [Run("both", [.bold, .italic])]),
            ("*it* `co*de*`", [Run("it", .italic), Run(" "), Run("co*de*", .code)]),
            ("2 * 3 * 4", [Run("2 * 3 * 4")]),
            ("open **end", [Run("open **end")]),
            (#"\*not\* \\"#, [Run(#"*not* \"#)]),
            ("[a](https://b.example) [c]", [Run("a", link: "https://b.example"), Run(" [c]")]),
            ("<b>&amp;</b>", [Run("<b>&amp;</b>")]),
            ("", []),
            ("**", [Run("**")]),
            ("[]()", [Run("[]()")]),
        ])
    func marks(source: String, runs: [AttributedText.Run]) {
        #expect(AttributedText(markdown: source).runs == runs)
    }

    @Test("A text of nothing but marks is read in a moment")
    func manyMarks() {
        let source = String(repeating: "[", count: 5_000) + "*a **b"
        #expect(AttributedText(markdown: source).text == source)
    }

    @Test("A label tells what changed of its text and of its parts, and another text is plain")
    func label() {
        withSession {
            let label = Label("Press \("Save", .bold)")
            let stage = Stage(label)
            label.attributedText = "Press \("Save", .italic)"
            #expect(stage.take() == [.set(label, Label.runs, [Run("Press "), Run("Save", .italic)])])
            label.text = "Saved"
            #expect(stage.take() == [.set(label, Label.text, "Saved"), .set(label, Label.runs, [])])
            #expect(label.attributedText == "Saved")
            label.attributedText = "Saved"
            #expect(stage.take().isEmpty)
        }
    }

    @Test("Links that nobody follows are told as text")
    func links() {
        withSession {
            let label = Label("\("run", link: "javascript:alert(1)") \("read", link: "https://example.org")")
            let stage = Stage(label)
            label.style = .detail
            stage.take()
            #expect(label.attributedText.runs.first?.link != nil)
            label.attributedText.append("!")
            #expect(
                stage.take().contains(
                    .set(
                        label, Label.runs,
                        [
                            Run("run"), Run(" "), Run("read", link: "https://example.org"), Run("!"),
                        ])))
        }
    }
}
