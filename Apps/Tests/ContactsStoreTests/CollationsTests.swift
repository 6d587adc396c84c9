import ContactsModel
import Foundation
import Testing

@Suite("The languages that a store offers")
struct CollationsTests {
    private let collations = ContactCollations(locale: Locale(identifier: "en_US"), languages: ["en", "fa", "zh-Hans", "sv"])

    @Test(
        "are found by the locale of a person",
        arguments: [
            ("fa", "fa"), ("fa-IR", "fa"), ("zh-CN", "zh-Hans"), ("zh", "zh-Hans"), ("sv-FI", "sv"), ("sv_SE", "sv"),
            ("zh-TW", nil), ("fi", nil), ("", nil), ("*", nil), ("en-GB", nil), ("en", nil),
        ] as [(String, String?)])
    func language(_ locale: String, _ language: String?) {
        #expect(collations.language(for: locale) == language)
    }

    @Test func areFewWhateverPeopleAskFor() {
        #expect(collations.languages == ["en", "fa", "zh-Hans", "sv"])
        #expect(collations["tlh"].signature == collations.own.signature)
        #expect(collations[nil].signature == collations.own.signature)
        #expect(collations["fa-AF"].language == "fa")
    }

    @Test("have the store's own among them, where its locale is of one of them")
    func own() {
        #expect(collations.own.language == "en")
        #expect(ContactCollations(locale: Locale(identifier: "fi_FI"), languages: ["en"]).own.language == "fi_FI")
        #expect(ContactCollations(locale: Locale(identifier: "fi_FI")).languages == ["fi_FI"])
    }

    @Test func aQueryKeepsItsLanguageWhenItIsSortedByAnotherName() {
        let query = ContactQuery(search: "an", language: "fa").sorted(by: .lastName)
        #expect(query == ContactQuery(search: "an", order: .lastName, language: "fa"))
        #expect(query.sorted(in: nil) == ContactQuery(search: "an", order: .lastName))
    }
}
