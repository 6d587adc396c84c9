#if canImport(UIKit)
import BelvedereCore
import ContactsFakes
@testable import ContactsMVVMOnIOS
import ContactsModel
import ContactsShared
@testable import ContactsVIPEROnIOS
import Testing
import TestSupport
import UIKit

/// Uses the Contacts app as a person does, in both architectures.
@MainActor
@Suite(.serialized)
struct ContactsTests {
    enum Architecture: String, CaseIterable {
        case mvvm = "MVVM"
        case viper = "VIPER"
    }

    private func withContacts(
        _ architecture: Architecture, _ store: FakeContactStore, language: String = "en", _ use: (Person) async throws -> Void
    ) async throws {
        try await withPerson(SessionEnvironment(locale: language)) { navigation, context in
            switch architecture {
            case .mvvm: navigation.showContactsMVVM(store: store, device: context.device)
            case .viper: navigation.showContactsVIPER(store: store, device: context.device)
            }
        } use: {
            try await use($0)
        }
    }

    @Test(arguments: Architecture.allCases)
    func contactsAreInSectionsByTheirLetters(_ architecture: Architecture) async throws {
        let store = FakeContactStore(["Carl Young", "Ann Zimmer", "Bob Xavier"])
        try await withContacts(architecture, store) { person in
            try await person.sees(
                "screen Contacts", "button Add contact", "search Search contacts", "section A", "row Ann Zimmer", "section B",
                "row Bob Xavier", "section C", "row Carl Young", "3 contacts")
            try person.choose(segment: "Last, first")
            try await person.sees("section X", "row Bob Xavier", "section Y", "row Carl Young", "section Z", "row Ann Zimmer")
        }
    }

    /// The person chooses larger texts in the settings of the device while a screen is open ("Scaling Fonts Automatically").
    @Test(arguments: Architecture.allCases)
    func textsGrowWithTheSizeThatThePersonHasChosen(_ architecture: Architecture) async throws {
        let store = FakeContactStore(["Ann Zimmer", "Bob Xavier"])
        try await withContacts(architecture, store) { person in
            try await person.sees("row Ann Zimmer", "2 contacts")
            try person.expectLargeTexts()
            try person.open(row: "Ann Zimmer")
            try await person.sees("screen Ann Zimmer", "button Edit")
            try await person.tap("Edit")
            try await person.sees("screen Edit Contact", "button Done")
            try person.expectLargeTexts()
        }
    }

    @Test(arguments: Architecture.allCases)
    func anEmptyListOffersToAddAContact(_ architecture: Architecture) async throws {
        try await withContacts(architecture, FakeContactStore()) { person in
            try await person.sees("screen Contacts", "message No contacts yet", "People you add appear here.", "button Add")
            try await person.tap("Add")
            try await person.sees(
                "screen Add Contact", "button Cancel", "button Done", "field First Name", "field Last Name", "field Notes")
        }
    }

    @Test(arguments: Architecture.allCases)
    func aSavedContactAppearsAtItsPlace(_ architecture: Architecture) async throws {
        let store = FakeContactStore(["Ann Zimmer", "Carl Young"])
        try await withContacts(architecture, store) { person in
            try await person.sees("row Carl Young")
            try await person.tap("Add contact")
            try person.type("Bob", into: "First Name")
            try person.type("Xavier", into: "Last Name")
            try person.type("Met in Oulu", into: "Notes")
            try await person.tap("Done")
            try await person.sees(
                "screen Contacts", "section A", "row Ann Zimmer", "section B", "row Bob Xavier", "section C", "row Carl Young")
            #expect(store.contacts.first { $0.fullName == "Bob Xavier" }?.content.notes == "Met in Oulu")
        }
    }

    @Test(arguments: Architecture.allCases)
    func returnInAFieldSavesTheForm(_ architecture: Architecture) async throws {
        try await withContacts(architecture, FakeContactStore(["Ann Zimmer"])) { person in
            try await person.sees("row Ann Zimmer")
            try await person.tap("Add contact")
            try person.type("Bob", into: "First Name")
            try person.type("Xavier", into: "Last Name")
            try person.submit("Last Name")
            try await person.sees("screen Contacts", "row Bob Xavier")
        }
    }

    @Test(arguments: Architecture.allCases)
    func aMissingNameIsReportedAndTheTypedTextStays(_ architecture: Architecture) async throws {
        let store = FakeContactStore(["Ann Zimmer"])
        try await withContacts(architecture, store) { person in
            try await person.sees("row Ann Zimmer")
            try await person.tap("Add contact")
            try person.type("Bob", into: "First Name")
            try await person.tap("Done")
            try await person.sees("alert Error", "A contact must have first and last names", "button Ok")
            try await person.tap("Ok")
            try await person.sees("screen Add Contact", "field First Name = Bob")
            #expect(store.names == ["Ann Zimmer"])
        }
    }

    @Test(arguments: Architecture.allCases)
    func aFormWithTextIsNotPulledDownWithoutAQuestion(_ architecture: Architecture) async throws {
        try await withContacts(architecture, FakeContactStore(["Ann Zimmer"])) { person in
            try await person.sees("row Ann Zimmer")
            try await person.tap("Add contact")
            try person.type("Bob", into: "First Name")
            person.pullDown()
            try await person.sees("alert Discard changes?", "button Keep editing", "button Discard")
            try await person.tap("Keep editing")
            try await person.sees("screen Add Contact", "field First Name = Bob")
            try await person.tap("Cancel")
            try await person.tap("Discard")
            try await person.sees("screen Contacts", "row Ann Zimmer")
            // The same sheet can be opened again, and nobody asks before an empty form closes.
            try await person.tap("Add contact")
            try await person.sees("screen Add Contact", "field First Name")
            person.pullDown()
            try await person.sees("screen Contacts")
        }
    }

    @Test(arguments: Architecture.allCases)
    func aContactIsOpenedEditedAndLeft(_ architecture: Architecture) async throws {
        let ann = ContactDraft(firstName: "Ann", lastName: "Zimmer")
        let store = FakeContactStore([ann])
        try await withContacts(architecture, store) { person in
            try await person.sees("row Ann Zimmer")
            try person.open(row: "Ann Zimmer")
            try await person.sees("screen Ann Zimmer", "button Edit", "button Delete")
            try await person.tap("Edit")
            try await person.sees("screen Edit Contact", "field First Name = Ann", "field Last Name = Zimmer")
            try person.type("-Young", into: "Last Name")
            try person.type("Acme", into: "Company")
            try await person.tap("Done")
            try await person.sees("screen Ann Zimmer-Young", "Acme")
            person.swipeBack()
            try await person.sees("screen Contacts", "row Ann Zimmer-Young | Acme")
            // The router knows that the person went back: the same row opens again.
            try person.open(row: "Ann Zimmer-Young")
            try await person.sees("screen Ann Zimmer-Young")
            person.goBack()
            try await person.sees("screen Contacts")
        }
    }

    @Test(arguments: Architecture.allCases)
    func aSwipeDeletesAndUndoRestores(_ architecture: Architecture) async throws {
        let store = FakeContactStore(["Ann Zimmer", "Bob Xavier"])
        try await withContacts(architecture, store) { person in
            try await person.sees("row Ann Zimmer", "row Bob Xavier")
            try person.swipe(row: "Ann Zimmer", and: "Delete")
            try await person.sees("alert Ann Zimmer deleted", "button Undo", "button Ok")
            #expect(store.names == ["Bob Xavier"])
            try await person.tap("Undo")
            try await person.sees("screen Contacts", "row Ann Zimmer", "row Bob Xavier", "2 contacts")
        }
    }

    @Test(arguments: Architecture.allCases)
    func deletingAnOpenContactLeadsToTheList(_ architecture: Architecture) async throws {
        try await withContacts(architecture, FakeContactStore(["Ann Zimmer", "Bob Xavier"])) { person in
            try await person.sees("row Ann Zimmer")
            try person.open(row: "Ann Zimmer")
            try await person.sees("screen Ann Zimmer", "button Delete")
            try await person.tap("Delete")
            try await person.sees("alert Ann Zimmer deleted")
            try await person.tap("Ok")
            try await person.sees("screen Contacts", "row Bob Xavier", "1 contact")
            try await person.seesNo("row Ann")
        }
    }

    @Test(arguments: Architecture.allCases)
    func aSearchNarrowsTheListUntilItIsCancelled(_ architecture: Architecture) async throws {
        try await withContacts(architecture, FakeContactStore(["Ann Zimmer", "Bob Xavier"])) { person in
            try await person.sees("row Ann Zimmer", "row Bob Xavier")
            try person.type("xa", into: "Search contacts")
            try await person.sees("search Search contacts = xa", "row Bob Xavier", "1 found")
            try await person.seesNo("row Ann")
            try person.type("q", into: "Search contacts")
            try await person.sees("message No contact found")
            person.cancelSearch()
            try await person.sees("search Search contacts", "row Ann Zimmer", "row Bob Xavier", "2 contacts")
        }
    }

    @Test(arguments: Architecture.allCases)
    func aFailureToReadOffersToTryAgain(_ architecture: Architecture) async throws {
        let store = FakeContactStore(["Ann Zimmer"])
        store.failNext(ContactStoreError(.locked))
        try await withContacts(architecture, store) { person in
            try await person.sees("message The contacts cannot be shown", "button Retry")
            try await person.tap("Retry")
            try await person.sees("row Ann Zimmer")
        }
    }

    @Test(arguments: Architecture.allCases)
    func aFailureToSaveKeepsTheForm(_ architecture: Architecture) async throws {
        let store = FakeContactStore(["Ann Zimmer"])
        try await withContacts(architecture, store) { person in
            try await person.sees("row Ann Zimmer")
            try await person.tap("Add contact")
            try person.type("Bob", into: "First Name")
            try person.type("Xavier", into: "Last Name")
            store.failNext(ContactStoreError(.diskFull))
            try await person.tap("Done")
            try await person.sees("alert Error", "button Retry", "button Ok")
            try await person.tap("Retry")
            try await person.sees("screen Contacts", "row Bob Xavier")
        }
    }

    @Test(arguments: Architecture.allCases)
    func rowsOfALongListArriveAsThePersonScrolls(_ architecture: Architecture) async throws {
        let names = (100..<1_100).map { "Ann Number\($0)" }
        try await withContacts(architecture, FakeContactStore(names)) { person in
            try await person.sees("row Ann Number100")
            guard let table = person.front.view as? UITableView else { return }
            #expect(table.numberOfRows(inSection: 0) == 1_000)
            table.scrollToRow(at: IndexPath(row: 700, section: 0), at: .middle, animated: false)
            try await person.sees("row Ann Number700", "row Ann Number711")
        }
    }

    @Test(arguments: Architecture.allCases, languages)
    func theAppSpeaksTheLanguageOfThePerson(_ architecture: Architecture, _ language: String) async throws {
        let environment = SessionEnvironment(locale: language)
        let store = FakeContactStore(["Ann Zimmer"], languages: languages)
        var texts: [String] = []
        try await withPerson(environment) { _, _ in
            texts = [
                ContactsTexts.contacts, ContactsTexts.addContact, ContactsTexts.search, ContactsTexts.addTitle, ContactsTexts.firstName,
                ContactsTexts.done, ContactsTexts.error, ContactsTexts.namesMissing,
            ]
        } use: { _ in
        }
        try await withContacts(architecture, store, language: language) { person in
            try await person.sees("screen \(texts[0])", "button \(texts[1])", "search \(texts[2])", "row Ann Zimmer")
            try await person.tap(texts[1])
            try await person.sees("screen \(texts[3])", "field \(texts[4])")
            try await person.tap(texts[5])
            try await person.sees("alert \(texts[6])", texts[7])
        }
        // The texts really differ from language to language.
        #expect((texts[0] == "Contacts") == (language == "en"))
    }

    @Test(arguments: Architecture.allCases)
    func theScreensOfAClosedSheetAreReleased(_ architecture: Architecture) async throws {
        weak var sheet: UIViewController?
        try await withContacts(architecture, FakeContactStore(["Ann Zimmer"])) { person in
            try await person.sees("row Ann Zimmer")
            try await person.tap("Add contact")
            sheet = person.front
            #expect(sheet?.title == "Add Contact")
            try await person.tap("Cancel")
            try await person.sees("screen Contacts")
            try await until { sheet == nil }
        }
    }
}
#endif
