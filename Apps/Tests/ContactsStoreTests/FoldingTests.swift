import ContactsModel
import Testing

@Suite("A search")
struct FoldingTests {
    @Test(arguments: [
        ("asa", "Åsa", "Öberg"), ("OBERG", "Åsa", "Öberg"), ("ÅS ob", "Åsa", "Öberg"), ("marie", "Ann-Marie", "A"),
        ("ann-m", "Ann-Marie", "A"),
        ("strasse", "Otto", "Straße"), ("lodz", "Jan", "Łódź"), ("oneil o", "Oneil", "O"), ("sirazi", "Ali", "Şirazi"),
        ("istanbul", "İstanbul", "X"),
        ("علی", "علي", "رضایی"), ("کریم", "كريم", "ا"), ("محمد", "مُحَمَّد", "ا"), ("نیکنام", "نیک\u{200C}نام", "ا"),
        ("किर", "किरण", "शर्मा"), ("小", "小明", "王"), ("王", "小明", "王"), ("ﬁ", "Fiona", "X"), ("  ", "Ann", "Z"),
    ])
    func findsIgnoringCaseAccentsAndKeyboards(_ search: String, _ first: String, _ last: String) {
        #expect(ContactQuery(search: search).matches(ContactDraft(firstName: first, lastName: last)))
    }

    @Test(arguments: [("nn", "Ann", "Zimmer"), ("ann b", "Ann", "Zimmer"), ("annz", "Ann", "Zimmer"), ("का", "किरण", "शर्मा")])
    func doesNotFindWithinWordsOrAcrossThem(_ search: String, _ first: String, _ last: String) {
        #expect(!ContactQuery(search: search).matches(ContactDraft(firstName: first, lastName: last)))
    }

    @Test(arguments: [
        "040 123", "0401234567", "+358 40", "35840", "401234", "1234567", "light", "harbour", "ann.z@example", "ann.z@ex", "@exa",
        "zimmer ann.z@e", "example", "ann 040", "٠٤٠",
    ])
    func findsNumbersMailAddressesAndCompany(_ search: String) {
        let ann = ContactDraft(
            firstName: "Ann", lastName: "Zimmer", company: "Lighthouse & Harbour", phones: [LabelledValue(.mobile, "+358 40 1234567")],
            mails: [LabelledValue(.work, "ann.z@example.org")]
        )
        #expect(ContactQuery(search: search).matches(ann))
    }

    @Test("one or two letters are looked for in names alone", arguments: ["li", "e", "04", "or"])
    func ofFewLetters(_ search: String) {
        let ann = ContactDraft(
            firstName: "Ann", lastName: "Zimmer", company: "Lighthouse", phones: [LabelledValue(.mobile, "040 1234567")],
            mails: [LabelledValue(.work, "a@example.org")]
        )
        #expect(!ContactQuery(search: search).matches(ann))
    }

    @Test func ofEqualWordsIsOneQuery() {
        #expect(ContactQuery(search: " Åsa  ö") == ContactQuery(search: "asa o"))
        #expect(ContactQuery(search: " \t") == .all)
        #expect(ContactQuery(search: " - ") == ContactQuery(search: "👩"))
    }

    @Test("for characters that are in no word is not a search for everybody", arguments: ["👩", "<", "***", " - "])
    func ofNoWords(_ search: String) {
        let query = ContactQuery(search: search)
        #expect(!query.isAll)
        #expect(!query.matches(ContactDraft(firstName: "Ann", lastName: "Zimmer")))
    }

    @Test func ofAnyLengthStaysBounded() {
        let query = ContactQuery(search: (0..<10_000).map { "w\($0)" }.joined(separator: " "))
        #expect(query.words.count == 8)
    }
}
