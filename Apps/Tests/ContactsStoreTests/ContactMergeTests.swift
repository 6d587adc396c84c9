import BelvedereCore
import ContactsModel
import Testing

/// Tests the merge of an edit with an edit by another person.
struct ContactMergeTests {
    private static let base: ContactDraft = {
        var draft = ContactDraft(firstName: "Ann", lastName: "Zimmer", company: "Bakery")
        draft.name.prefix = "Dr."
        draft.phones = [LabelledValue(.mobile, "1"), LabelledValue(.home, "2")]
        draft.mails = [LabelledValue(.home, "a@example.com")]
        draft.addresses = [address("Street 1")]
        draft.birthday = CalendarDate(year: 1990, month: 3, day: 7)
        (draft.notes, draft.photo, draft.uid, draft.kept) = ("Notes", "data:1", "uid", ["GEO:1"])
        return draft
    }()

    private static func address(_ street: String) -> PostalAddress {
        var address = PostalAddress(.home)
        address.street = street
        return address
    }

    private static func changed(_ draft: ContactDraft, _ field: ContactField, to text: String) -> ContactDraft {
        var draft = draft
        switch field {
        case .firstName: draft.name.first = text
        case .lastName: draft.name.last = text
        case .company: draft.company = text
        case .phones: draft.phones[0].value = text
        case .mails: draft.mails[0].value = text
        case .addresses: draft.addresses[0].street = text
        case .birthday: draft.birthday = CalendarDate(year: 1900 + text.utf8.count, month: 1, day: 1)
        case .notes: draft.notes = text
        case .photo: draft.photo = text
        }
        return draft
    }

    private func merge(_ mine: ContactDraft, _ theirs: ContactDraft, base: ContactDraft = base) -> ContactMerge {
        let original = Contact(id: Contact.ID(1), content: base)
        let current = Contact(id: Contact.ID(1), revision: 2, content: theirs)
        return ContactMerge(mine: mine, ContactConflict(original: original, current: current))
    }

    @Test("Of two fields that two people changed, both changes stay", arguments: ContactField.allCases, ContactField.allCases)
    func twoFields(mine: ContactField, theirs: ContactField) {
        let merged = merge(Self.changed(Self.base, mine, to: "Mine"), Self.changed(Self.base, theirs, to: "Theirs!"))
        if mine == theirs {
            #expect(merged.overlaps == [mine])
            #expect(merged.draft == Self.changed(Self.base, mine, to: "Mine"))
        } else {
            #expect(merged.overlaps.isEmpty)
            #expect(merged.draft == Self.changed(Self.changed(Self.base, mine, to: "Mine"), theirs, to: "Theirs!"))
        }
    }

    @Test("An equal change of both is no overlap", arguments: ContactField.allCases)
    func same(field: ContactField) {
        let draft = Self.changed(Self.base, field, to: "Same")
        let merged = merge(draft, draft)
        #expect(merged.overlaps.isEmpty && merged.draft == draft)
    }

    @Test func valuesWithoutAFieldStayAsStored() {
        var theirs = Self.base
        (theirs.name.prefix, theirs.name.suffix, theirs.uid, theirs.kept) = ("Prof.", "Jr.", "other", [])
        var mine = Self.base
        mine.notes = "Mine"
        let merged = merge(mine, theirs)
        theirs.notes = "Mine"
        #expect(merged.draft == theirs && merged.overlaps.isEmpty)
    }

    @Test func aDeletedContactIsTheEdit() {
        let conflict = ContactConflict(original: Contact(id: Contact.ID(1), content: Self.base), current: nil)
        let mine = Self.changed(Self.base, .notes, to: "Mine")
        let merged = ContactMerge(mine: mine, conflict)
        #expect(merged.draft == mine && merged.overlaps.isEmpty)
    }

    @Test(
        "Numbers are brought together one by one",
        arguments: [
            // base, mine, theirs, both, whether the same number was changed twice
            ("1 2", "1 2 3", "1 2 4", "1 2 4 3", false), ("1 2", "1", "1 2 3", "1 3", false), ("1 2", "2", "1", "", false),
            ("1 2", "1 9", "8 2", "8 9", false), ("1 2", "9 2", "8 2", "9 2", true), ("1 2", "9 2", "2", "9 2", true),
            ("1 2", "2", "8 2", "2", true), ("1 2", "9 2", "9 2 3", "9 2 3", false), ("", "1", "1 2", "1 2", false),
            ("1 2 3", "1 3", "1 2 9", "1 9", false), ("1 2 3", "0 1 2 3", "1 2", "0 1 2", false), ("1", "1", "", "", false),
            ("", "", "", "", false), ("1 2", "", "1 2", "", false), ("1 1", "1", "1 1 2", "1 2", false),
        ])
    func numbers(base: String, mine: String, theirs: String, both: String, overlaps: Bool) {
        func draft(_ numbers: String) -> ContactDraft {
            ContactDraft(
                firstName: "Ann", lastName: "Zimmer", phones: numbers.split(separator: " ").map { LabelledValue(.mobile, String($0)) }
            )
        }
        let merged = merge(draft(mine), draft(theirs), base: draft(base))
        #expect(merged.draft.phones.map(\.value).joined(separator: " ") == both)
        #expect(merged.overlaps == (overlaps ? [.phones] : []))
    }
}
