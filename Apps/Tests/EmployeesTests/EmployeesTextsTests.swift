import BelvedereTexts
import EmployeesModel
import EmployeesService
import Foundation
import LanguageTesting
import Testing

@Suite("What the app Employees says")
struct EmployeesTextsTests {
    private static let noon = Date(timeIntervalSince1970: 1_790_000_000)

    private func sentences(_ locale: String) -> [String] {
        let texts = EmployeesTexts(locale: locale, timeZone: "GMT")
        return withTexts(in: locale) {
            [
                texts.current(at: Self.noon), texts.stale(since: Self.noon), texts.count(shown: 2, of: 1234), texts.omitted(1234),
                EmployeesWords.savedAs(1234, "employees.csv"),
            ]
        }
    }

    @Test(
        "a sentence is in the language of the person, with the dates and numbers in it",
        arguments: ["ar", "ar-EG", "fa-IR", "hi-IN", "zh-CN"])
    func oneLanguage(locale: String) {
        #expect(untranslatedWords(in: sentences(locale).map { "\"\($0)\"" }, besides: ["employees.csv", "GMT"]) == [])
    }

    @Test("whoever speaks another language reads English, with English dates and numbers", arguments: ["de", "fi-FI", "ru", "zh-TW"])
    func otherLanguages(locale: String) {
        let sentences = sentences(locale)
        for sentence in sentences {
            let foreign = sentence.unicodeScalars.filter { $0.value > 0x2FF && $0.properties.generalCategory != .spaceSeparator }
            #expect(foreign.isEmpty, "\(sentence)")
        }
        #expect(sentences[0].contains("Sep"))
        #expect(sentences[2].hasPrefix("2 of 1") && sentences[2].hasSuffix("234 shown"))
    }

    @Test("a value that stands alone is as the person is used to it")
    func values() {
        #expect(EmployeesTexts(locale: "de-DE", timeZone: "GMT").salary(320_800) == "320.800")
        #expect(EmployeesTexts(locale: "ar-EG", timeZone: "GMT").age(61) == "٦١")
    }
}
