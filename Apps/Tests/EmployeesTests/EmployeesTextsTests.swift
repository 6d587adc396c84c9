import BelvedereTexts
import EmployeesModel
import EmployeesService
import Foundation
import LanguageTesting
import Testing

@Suite("The texts of the app Employees")
struct EmployeesTextsTests {
    private static let noon = Date(timeIntervalSince1970: 1_790_000_000)

    private func sentences(_ locale: String) -> [String] {
        let texts = EmployeesFormatter(locale: locale, timeZone: "GMT")
        return withTexts(in: locale) {
            [
                texts.current(at: Self.noon), texts.stale(since: Self.noon), texts.count(shown: 2, of: 1234), texts.omitted(1234),
                EmployeesTexts.savedAs(1234, "employees.csv"),
            ]
                + [1, 2, 3, 11, 100].flatMap { count in
                    let unknown = [Decimal?](repeating: nil, count: count)
                    return [texts.salariesInAll([7] + unknown), texts.summary(ages: [20], salaries: [7], of: 1 + count)]
                }
        }
    }

    @Test(
        "a sentence is in the language of the person, with the dates and numbers in it",
        arguments: ["ar", "ar-EG", "fa-IR", "hi-IN", "zh-CN"])
    func oneLanguage(locale: String) {
        #expect(untranslatedWords(in: sentences(locale).map { "\"\($0)\"" }, besides: ["employees.csv", "GMT"]) == [])
    }

    @Test("a person with another language reads English, with English dates and numbers", arguments: ["de", "fi-FI", "ru", "zh-TW"])
    func otherLanguages(locale: String) {
        let sentences = sentences(locale)
        for sentence in sentences {
            let foreign = sentence.unicodeScalars.filter { $0.value > 0x2FF && $0.properties.generalCategory != .spaceSeparator }
            #expect(foreign.isEmpty, "\(sentence)")
        }
        #expect(sentences[0].contains("Sep"))
        #expect(sentences[2].hasPrefix("2 of 1") && sentences[2].hasSuffix("234 shown"))
    }

    @Test(
        "the average says how many employees it leaves out",
        arguments: [
            ("en", 1, "Total salary: 7 · Average: 7 · 1 employee without a known salary is not counted"),
            ("en", 2, "Total salary: 7 · Average: 7 · 2 employees without a known salary are not counted"),
            ("zh-CN", 2, "薪资总额：7 · 平均：7 · 未计入 2 名薪资未知的员工"), ("en", 0, "Total salary: 7 · Average: 7"),
        ])
    func leftOut(locale: String, unknown: Int, text: String) {
        let texts = EmployeesFormatter(locale: locale, timeZone: "GMT")
        #expect(withTexts(in: locale) { texts.salariesInAll([7] + [Decimal?](repeating: nil, count: unknown)) } == text)
    }

    @Test("a value that stands alone is as the person is used to it")
    func values() {
        #expect(EmployeesFormatter(locale: "de-DE", timeZone: "GMT").salary(320_800) == "320.800")
        #expect(EmployeesFormatter(locale: "ar-EG", timeZone: "GMT").age(61) == "٦١")
    }
}
