import ContactsModel
import Testing

@Suite("A contact's name")
struct ContactNameTests {
    @Test(arguments: [
        ("Ann", "Zimmer", "Ann Zimmer"), ("", "Zimmer", "Zimmer"), ("Ann", "", "Ann"), ("", "", ""), ("  ", "Zimmer", "Zimmer"),
        ("小明", "王", "王小明"), ("민준", "김", "김민준"), ("Xiaoming", "王", "Xiaoming 王"), ("رضا", "احمدی", "رضا احمدی"),
    ])
    func isShownWithoutGluingFaults(_ first: String, _ last: String, _ full: String) {
        #expect(ContactName(first: first, last: last).full == full)
    }

    @Test(arguments: [
        ("Ann", "Zimmer", "AZ"), ("åsa", "öberg", "ÅÖ"), ("", "Zimmer", "Z"), ("小明", "王", "王小"), ("", "", "?"),
        ("किरण", "शर्मा", "किश"), ("علی", "رضایی", "ع\u{200C}ر"), ("(Bob)", "ßen", "Bß"), ("😀", "Zimmer", "😀Z"),
    ])
    func hasInitialsInItsOwnScript(_ first: String, _ last: String, _ initials: String) {
        #expect(ContactName(first: first, last: last).initials == initials)
    }

    @Test(arguments: [("", "Zimmer"), ("Ann", ""), (" \t", "Zimmer"), ("Ann", "\u{00A0}\n"), ("\u{0007}", "Z")])
    func withoutBothPartsIsRefusedInTheWordsOfTheAlert(_ first: String, _ last: String) {
        let error = #expect(throws: ContactValidationError.self) {
            try ContactDraft(firstName: first, lastName: last).validated()
        }
        #expect(error?.title == "Error")
        #expect(error?.message == "A contact must have first and last names")
    }

    @Test func hasAnInitialOfNoMoreThanAFewMarks() {
        let marks = String(repeating: "\u{301}\u{323}", count: 500)
        #expect(ContactName(first: "a" + marks, last: "b" + marks).initials.unicodeScalars.count <= 32)
    }

    @Test func isStoredTrimmedAndOnOneLine() throws {
        let draft = try ContactDraft(
            firstName: "  Ann\n", lastName: " van\tder Berg ",
            phones: [LabelledValue(.custom("  "), " 1 "), LabelledValue(.home, "  ")]
        ).validated()
        #expect(
            draft
                == ContactDraft(
                    firstName: "Ann", lastName: "van der Berg", phones: [LabelledValue(.other, "1")]
                ))
    }

    @Test func labelsSurviveTheirStoredForm() {
        for label: LabelledValue.Label in [
            .home, .work, .mobile, .fax, .homeFax, .workFax, .pager, .other, .custom("home"), .custom(":"), .custom("Båt"),
        ] {
            #expect(LabelledValue.Label(code: label.code) == label)
        }
    }
}
