import EmployeesModel
import EmployeesService
import Foundation
import Testing

@Suite("What the app Employees says")
struct EmployeesTextsTests {
    private static let noon = Date(timeIntervalSince1970: 1_790_000_000)

    @Test("a sentence is in one language, with the dates and numbers in it", arguments: ["ar", "ar-EG", "fa-IR", "hi-IN", "de", "zh-CN"])
    func oneLanguage(locale: String) {
        let texts = EmployeesTexts(locale: locale, timeZone: "GMT")
        let sentences = [
            texts.current(at: Self.noon), texts.stale(since: Self.noon), texts.count(shown: 2, of: 1234), texts.omitted(1234),
            texts.saved(1234, as: "employees.csv"),
        ]
        for sentence in sentences {
            let foreign = sentence.unicodeScalars.filter { $0.value > 0x2FF && $0.properties.generalCategory != .spaceSeparator }
            #expect(foreign.isEmpty, "\(sentence)")
        }
        #expect(texts.current(at: Self.noon).contains("Sep"))
        #expect(texts.count(shown: 2, of: 1234).hasSuffix("of 1,234 shown"))
    }

    @Test("a value that stands alone is as the person is used to it")
    func values() {
        #expect(EmployeesTexts(locale: "de-DE", timeZone: "GMT").salary(320_800) == "320.800")
        #expect(EmployeesTexts(locale: "ar-EG", timeZone: "GMT").age(61) == "٦١")
    }
}
