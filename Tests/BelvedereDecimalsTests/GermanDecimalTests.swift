import Belvedere
import BelvedereDecimals
import BelvedereTesting
import Foundation
import Testing

extension GermanDecimalTexts: DecimalTextsTranslation {}

/// Tests of a field for decimal numbers in a language that the kit does not have.
struct GermanDecimalTests {
    @Test(arguments: [
        ("x", "Das ist keine Zahl. Schreiben Sie sie wie 1.234,56."), ("1,255", "Nach dem Komma sind nur 2 Stellen erlaubt."),
        ("12", "Die größte Zahl ist 10,00."),
    ])
    func aFieldHasTheLanguageThatTheAppAdds(typed: String, message: String) {
        DecimalTexts.addLanguages(of: GermanDecimalTexts.self)
        let app = BelvedereApp("Preis", path: "/preis") { _ in
            let field = DecimalField("Preis", fractionDigits: 2)
            field.maximum = 10
            return Window(Screen(title: "Preis", content: Stack(field, TextField("Notiz"))))
        }
        withApp(app, Setting(locale: "de", isExhaustive: false)) { app in
            app.type(typed, into: "Preis")
            app.type("a", into: "Notiz")
            #expect(app.transcript.lines.contains { $0.text.contains("message \"\(message)\"") }, "\(app.transcript)")
        }
    }
}
