import BelvedereCore
import BelvedereTexts
@testable import ContactsModel
@testable import ContactsShared
import LanguageTesting
import Testing

@Suite("The texts of the Contacts app")
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

    @Test("in English a failure has its own description", arguments: failures, [nil, "/data/contacts.sqlite"])
    func englishFailures(code: ContactStoreError.Code, path: String?) {
        let ann = Contact(id: Contact.ID(1), content: ContactDraft(firstName: "Ann", lastName: "Zimmer"))
        for conflict in [nil, ContactConflict(original: ann, current: nil), ContactConflict(original: ann, current: ann)] {
            let error = ContactStoreError(code, path: path, conflict: conflict)
            #expect(ContactsTexts.message(of: error) == error.message)
        }
    }

    @Test("in English a problem of a card has its own description", arguments: problems, [nil, "TEL"])
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

    @Test("the result of an import holds its numbers in all languages", arguments: ["en"] + languages)
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

    @Test("the changes of another person are shown beside the names of the fields", arguments: languages)
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
        // The text says whether both can be kept, or which fields a save replaces.
        var mine = before
        mine.notes = "6"
        var merges = [ContactMerge(mine: mine, conflict)]
        mine.name.first = "7"
        merges.append(ContactMerge(mine: mine, conflict))
        let (both, replacing) = withTexts(in: language) { (ContactsTexts.message(of: merges[0]), ContactsTexts.message(of: merges[1])) }
        #expect(both.hasPrefix(told) && replacing.hasPrefix(told) && both != replacing)
        #expect(replacing.contains(withTexts(in: language) { ContactsTexts.firstName }))
        #expect(untranslatedWords(in: ["\"\(both)\"", "\"\(replacing)\""], besides: []) == [], "\(both)\n\(replacing)")
    }

    @Test(
        "a label that an address book of Apple's writes in its marks is a word",
        arguments: [
            ("en", "Assistant", "Main"), ("hi", "सहायक", "मुख्य"), ("ar", "المساعد", "الرئيسي"), ("fa", "دستیار", "اصلی"),
            ("zh-Hans", "助理", "主要"),
        ])
    func appleLabels(locale: String, assistant: String, main: String) {
        let raw = ["_$!<AssistantPhone>!$_", "_$!<Main>!$_", "_$!<iPhone>!$_", "_$!<>!$_", "Boat"]
        let words = withTexts(in: locale) { raw.map { ContactsTexts.name(of: .custom($0)) } }
        #expect(words == [assistant, main, "iPhone", "_$!<>!$_", "Boat"])
    }

    @Test(
        "a day is written in the language, by the calendar of the language",
        arguments: [
            ("en", ["March", "7", "1990"]), ("hi", ["मार्च", "7", "1990"]), ("ar", ["مارس", "7", "1990"]), ("fa", ["اسفند", "۱۶", "۱۳۶۸"]),
            ("zh-Hans", ["3月", "7日", "1990年"]), ("de", ["March", "7", "1990"]),
        ])
    func days(locale: String, parts: [String]) throws {
        let day = try #require(CalendarDate(year: 1990, month: 3, day: 7))
        let text = withTexts(in: locale) { ContactsTexts.day(day) }
        #expect(parts.allSatisfy(text.contains), "\(text)")
    }
}
