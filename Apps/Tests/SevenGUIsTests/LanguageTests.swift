import Belvedere
import BelvedereTesting
import BelvedereTexts
import LanguageTesting
import SevenGUIs
import SevenGUIsModel
import Testing

/// Tests the seven tasks in the other languages as a person uses them.
struct LanguageTests {
    private static let locales = ["ar", "fa-IR", "hi", "zh-CN"]
    /// Names that are data, the letters of columns, and a name that is the same in all languages.
    private static let data = ["CRUD", "Emil", "Hans", "Mustermann", "Max", "Tisch", "Roman"] + CellPlace.columns

    @Test("Nothing of a task is left in English", arguments: SevenGUIs.apps, locales)
    func screens(app: BelvedereApp, locale: String) {
        withApp(app, Setting(locale: locale, isExhaustive: false)) { driver in
            #expect(untranslatedWords(in: driver.transcript.lines.map(\.text), besides: Self.data) == [])
        }
    }

    @Test("A booked flight is told in the person's language", arguments: locales)
    func booking(locale: String) {
        withApp(.flight, Setting(locale: locale, isExhaustive: false)) { app in
            app.type("x", into: SevenGUIsTexts.departure)
            #expect(untranslatedWords(in: app.transcript.lines.map(\.text), besides: ["x"]) == [])
            app.clear(SevenGUIsTexts.departure)
            app.type("01.12.2026", into: SevenGUIsTexts.departure)
            app.tap(.button, SevenGUIsTexts.book)
            app.expect(.alert, SevenGUIsTexts.bookedOneWay("01.12.2026"))
            #expect(untranslatedWords(in: app.transcript.lines.map(\.text), besides: []) == [])
        }
    }

    @Test(
        "What is wrong with a formula is told in the person's language", arguments: locales,
        [
            "=1)", "=(", "=?", "=A0:", "=nothing(1)", "=zz", "=abs(A0:A3)", "=mod(1)", "=\"a", String(repeating: "(", count: 200),
        ])
    func formulas(locale: String, formula: String) {
        withTexts(in: locale) {
            let sentence = CellsViewModel().enter(formula.first == "=" ? formula : "=" + formula, row: 0, column: 0) ?? "none"
            let data = ["A0", "Z99", "B9", "nothing", "zz", "abs", "mod"]
            #expect(untranslatedWords(in: ["\"" + sentence.replacing("\"", with: " ") + "\""], besides: data) == [])
        }
    }
}
