import BelvedereCore
import BelvedereTexts
@testable import ContactsModel
@testable import ContactsShared
import LanguageTesting
import Testing

@Suite("What the Contacts app says")
struct ContactsTextsTests {
    private static let languages = ["hi", "ar", "fa", "zh-Hans"]
    private static let failures: [ContactStoreError.Code] = [
        .locked, .diskFull, .notWritable, .notADatabase, .foreign, .damaged, .newerSchema, .cannotOpen, .inputOutput, .gone,
        .unreachable, .uncertain, .conflict, .invalid, .cancelled, .closed, .unexpected,
    ]
    private static let problems: [VCardProblem.Code] = [
        .noCards, .tooLarge, .tooManyCards, .tooManyProblems, .tooManyValues, .tooLong, .unclosed, .stray, .malformed, .version,
        .name, .charset, .text, .encoding, .group, .pictureTooLarge, .tooMuch,
    ]

    @Test("in English a failure is told as it tells of itself", arguments: failures, [nil, "/data/contacts.sqlite"])
    func englishFailures(code: ContactStoreError.Code, path: String?) {
        let ann = Contact(id: Contact.ID(1), content: ContactDraft(firstName: "Ann", lastName: "Zimmer"))
        for conflict in [nil, ContactConflict(original: ann, current: nil), ContactConflict(original: ann, current: ann)] {
            let error = ContactStoreError(code, path: path, conflict: conflict)
            #expect(ContactsTexts.message(of: error) == error.message)
        }
    }

    @Test("in English a problem of a card is told as it tells of itself", arguments: problems, [nil, "TEL"])
    func englishProblems(code: VCardProblem.Code, excerpt: String?) {
        let problem = VCardProblem(code, line: 1234, excerpt: excerpt)
        #expect(ContactsTexts.message(of: problem) == problem.message)
    }

    @Test("in other languages no failure and no problem is left in English", arguments: languages)
    func translatedFailures(language: String) {
        let told = withTexts(in: language) {
            Self.failures.map { ContactsTexts.message(of: ContactStoreError($0, path: "/data/contacts.sqlite")) }
                + Self.problems.map { ContactsTexts.message(of: VCardProblem($0, line: 12, excerpt: "TEL")) }
        }
        let data = ["contacts.sqlite", "TEL", "vCard", "BEGIN:VCARD", "END:VCARD", "UTF-8"]
        for text in told { #expect(untranslatedWords(in: ["\"\(text)\""], besides: data) == [], "\(text)") }
        #expect(Set(told).count == told.count, "Each says something of its own.")
    }

    @Test(
        "how many contacts there are is said as the language counts",
        arguments: [
            ("en", 1, "1 contact"), ("en", 0, "0 contacts"), ("hi", 2, "2 संपर्क"), ("zh-Hans", 3, "3 位联系人"), ("fa-IR", 3, "۳ مخاطب"),
            ("ar", 1, "جهة اتصال واحدة"), ("ar", 2, "جهتا اتصال"), ("ar", 3, "3 جهات اتصال"), ("ar", 11, "11 جهة اتصال"),
            ("ar-EG", 100, "١٠٠ جهة اتصال"),
        ])
    func counting(locale: String, count: Int, text: String) {
        #expect(withTexts(in: locale) { ContactsTexts.count(count, isSearching: false) } == text)
    }

    @Test("what came of an import holds its numbers in all languages", arguments: ["en"] + languages)
    func importing(language: String) {
        withTexts(in: language) {
            for added in [0, 1, 2, 3, 11, 100] {
                let result = ContactImport(added: added, known: added, differing: ["Ann"], kept: ["URL": 2, "GEO": 1])
                let text = ContactsTexts.message(of: result)
                #expect(text.split(separator: "\n").count == (added == 0 ? 3 : 4), "\(text)")
                #expect(text.contains("Ann"))
            }
        }
    }

    @Test("what somebody else changed stands beside the names of the fields", arguments: languages)
    func conflicts(language: String) {
        let before = ContactDraft(firstName: "1", lastName: "2", phones: [LabelledValue(.home, "3")])
        var after = before
        (after.name.first, after.company, after.photo) = ("4", "5", "data:")
        after.birthday = CalendarDate(year: 1990, month: 3, day: 7)
        let conflict = ContactConflict(
            original: Contact(id: Contact.ID(1), content: before), current: Contact(id: Contact.ID(1), revision: 2, content: after)
        )
        let told = withTexts(in: language) { ContactsTexts.message(of: conflict) }
        #expect(told.split(separator: "\n").count == 5, "\(told)")
        #expect(untranslatedWords(in: ["\"\(told)\""], besides: []) == [], "\(told)")
    }

    @Test(
        "a day is written in the language, by the calendar of the contacts",
        arguments: [
            ("en", ["March", "7", "1990"]), ("hi", ["मार्च", "7", "1990"]), ("ar", ["مارس", "7", "1990"]), ("fa", ["مارس", "۷", "۱۹۹۰"]),
            ("zh-Hans", ["3月", "7日", "1990年"]), ("de", ["March", "7", "1990"]),
        ])
    func days(locale: String, parts: [String]) throws {
        let day = try #require(CalendarDate(year: 1990, month: 3, day: 7))
        let text = withTexts(in: locale) { ContactsTexts.day(day) }
        #expect(parts.allSatisfy(text.contains), "\(text)")
    }
}
