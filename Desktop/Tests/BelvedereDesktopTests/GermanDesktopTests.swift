import Testing

@testable import BelvedereDesktop

extension GermanDesktopTexts: DesktopTextsTranslation {}

/// Tests of the words of a window in a language that the kit does not have.
struct GermanDesktopTests {
    @Test func aWindowHasTheLanguageThatTheAppAdds() {
        DesktopTexts.addLanguages(of: GermanDesktopTexts.self)
        let german = DesktopWords(in: "de-AT"), arabic = DesktopWords(in: "ar")
        #expect(german.back == "Zurück" && german.quit == "Beenden" && german.calendar == "Kalender")
        #expect(arabic.back == "رجوع")
    }
}
