#if DEBUG && !MAIN_ACTOR_UI
import Belvedere
import BelvedereTesting
import BelvedereTexts
import Synchronization
import Testing

@testable import BelvedereCore

/// Tests of texts that a developer edits while the program runs.
struct EditedTextsTests {
    /// A catalogue with a text and a number of files, in English and German.
    private func catalogue(_ file: String) -> TextCatalogue {
        TextCatalogue(
            source: "en",
            texts: ["en": ["Open", .plural(1, one: "%1$lld file", other: "%1$lld files")], "de": ["Öffnen", "%1$lld Dateien"]],
            file: file)
    }

    private func json(open: String = "Open", languages: [String] = ["de", "en"], rest: String = "") -> [UInt8] {
        let files = #"{"decides":1,"forms":{"one":"%1$lld paper","other":"%1$lld papers"},"parts":{}}"#
        let texts = #"[{"decides":0,"forms":{"other":"\#(open)"},"parts":{}},\#(files)\#(rest)]"#
        return Array("{\(languages.map { "\"\($0)\":\(texts)" }.joined(separator: ","))}".utf8)
    }

    /// The texts of a catalogue as the person of a session reads them.
    private func texts(of catalogue: TextCatalogue) -> String {
        let texts = Mutex("")
        let app = BelvedereApp("Files", path: "/files") { _ in
            let read = [catalogue.text(0), catalogue.text(1, .number(1)), catalogue.text(1, .number(2))].joined(separator: ", ")
            texts.withLock { $0 = read }
            return Window(Screen())
        }
        withApp(app, Setting(locale: "en", isExhaustive: false)) { _ in }
        return texts.withLock(\.self)
    }

    @Test func anEditedTextReplacesTheCompiledOne() {
        let catalogue = catalogue("Test/replaced")
        #expect(texts(of: catalogue) == "Open, 1 file, 2 files")
        #expect(EditedTexts.replace(with: ["Test/replaced": json(open: "Open it")]))
        #expect(texts(of: catalogue) == "Open it, 1 paper, 2 papers")
        #expect(EditedTexts.replace(with: ["Test/replaced": json(open: "Show")]))
        #expect(texts(of: catalogue) == "Show, 1 paper, 2 papers")
    }

    @Test func aCatalogueThatIsReadLaterShowsTheEditedText() {
        #expect(EditedTexts.replace(with: ["Test/later": json(open: "Open later")]))
        #expect(texts(of: catalogue("Test/later")) == "Open later, 1 paper, 2 papers")
    }

    @Test func aTextThatTheProgramCanHaveKeptIsNotReplaced() {
        let catalogue = catalogue("Test/kept")
        // Outside a session, as in the value of a constant.
        #expect(catalogue.text(0) == "Open")
        #expect(!EditedTexts.replace(with: ["Test/kept": json(open: "Open it")]))
        #expect(texts(of: catalogue) == "Open, 1 file, 2 files")
    }

    @Test(
        "Texts of other languages, another number of texts and other bytes are refused",
        arguments: [
            #"{"en":[]}"#, #"{"de":[],"en":[]}"#, #"{"fa":[],"en":[]}"#, "no JSON", "",
        ])
    func refused(bytes: String) {
        let catalogue = catalogue("Test/refused \(bytes)")
        let before = texts(of: catalogue)
        #expect(!EditedTexts.replace(with: ["Test/refused \(bytes)": Array(bytes.utf8)]))
        #expect(texts(of: catalogue) == before)
    }

    @Test func ifOneCatalogueRefusesNoneChanges() {
        let first = catalogue("Test/first"), second = catalogue("Test/second")
        _ = (texts(of: first), texts(of: second))
        #expect(!EditedTexts.replace(with: ["Test/first": json(open: "New"), "Test/second": json(languages: ["en"])]))
        #expect(texts(of: first) == "Open, 1 file, 2 files")
    }
}
#endif
