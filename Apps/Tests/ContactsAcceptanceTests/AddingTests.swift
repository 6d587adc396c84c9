import Belvedere
import ContactsModel
import ContactsFakes
import StageTesting
import Testing

@Suite("Adding a contact")
struct AddingTests {
    @Test("an empty address book says so and offers to add somebody", arguments: Staging.all)
    func emptyState(_ staging: Staging) async throws {
        try await withContacts(staging, try await Memory.array.store()) { app in
            await app.expect(.emptyState, "No contacts yet")
            await app.tap(.button, "Add")
            await app.expect(.screen, "Add Contact")
        }
    }

    @Test("the form opens over the list with the keyboard in First Name", arguments: Staging.all)
    func form(_ staging: Staging) async throws {
        try await withContacts(staging, try await Memory.array.store("Ann Zimmer")) { app in
            await app.tap(.button, "Add contact")
            await app.expect("""
                screen "Add Contact" [presented, back]
                  button "Cancel"
                  button "Done"
                  textField "First Name" [focused]
                  textField "Last Name"
                  label "Phones"
                  button "Add phone"
                  label "Mail addresses"
                  button "Add mail address"
                """)
        }
    }

    @Test("a new contact appears at its place in the list", arguments: Staging.eachMemory)
    func sortedInsertion(_ staging: Staging) async throws {
        let store = try await staging.memory.store("Ann Zimmer", "Carl Young")
        try await withContacts(staging, store) { app in
            await app.tap(.button, "Add contact")
            await app.typeNames("  Bob", "Xavier ")
            await app.tap(.button, "Done")
            await app.expect(.row, "Bob Xavier")
            await app.expectRows(["Ann Zimmer", "Bob Xavier", "Carl Young"])
        }
    }

    @Test("Enter in any field saves, also in that of a telephone number", arguments: Staging.all)
    func enterInAPhone(_ staging: Staging) async throws {
        try await withContacts(staging, FakeContactStore(), at: "/add") { app in
            await app.typeNames("Bob", "Xavier")
            await app.tap(.button, "Add phone")
            await app.type("123", into: "Phone")
            await app.submit("Phone")
            await app.expect(.row, "Bob Xavier")
        }
    }

    @Test("without a first or last name an alert says so and what was typed stays", arguments: Staging.all, [
        ["", ""], ["Ann", "   "], ["\t", "Zimmer"],
    ])
    func namesMissing(_ staging: Staging, _ names: [String]) async throws {
        let store = FakeContactStore()
        try await withContacts(staging, store, at: "/add") { app in
            await app.typeNames(names[0], names[1])
            await app.tap(.button, "Done")
            await app.expect(.alert, "Error")
            await app.expectMessage("A contact must have first and last names")
            await app.tap(.button, "Ok")
            await app.expectNo(.alert)
            await app.expect(.textField, "First Name", value: names[0])
            await app.expect(.textField, "Last Name", value: names[1])
            #expect(store.names.isEmpty)
        }
    }

    @Test("Cancel discards", arguments: Staging.all)
    func cancelling(_ staging: Staging) async throws {
        let store = FakeContactStore(["Ann Zimmer"])
        try await withContacts(staging, store) { app in
            await app.tap(.button, "Add contact")
            await app.typeNames("Bob", "Young")
            await app.tap(.button, "Cancel")
            await app.expect(.screen, "Contacts")
            #expect(store.names == ["Ann Zimmer"])
        }
    }

    @Test("Esc asks before it discards what was typed", arguments: Staging.all)
    func escape(_ staging: Staging) async throws {
        try await withContacts(staging, FakeContactStore()) { app in
            await app.tap(.button, "Add contact")
            await app.type("Bob", into: "First Name")
            await app.back()
            await app.expect(.alert, "Discard what you typed?")
            // The first answer has the keyboard: Esc and then Enter must not lose anything.
            await app.expectAnswers(["Keep editing", "Discard"])
            await app.tap(.button, "Keep editing")
            await app.expect(.textField, "First Name", value: "Bob")
            await app.back()
            await app.tap(.button, "Discard")
            await app.expect(.screen, "Contacts")
        }
    }

    @Test("Esc leaves an untouched form at once", arguments: Staging.all)
    func escapeUntouched(_ staging: Staging) async throws {
        try await withContacts(staging, FakeContactStore()) { app in
            await app.tap(.button, "Add contact")
            await app.back()
            await app.expect(.screen, "Contacts")
        }
    }

    @Test("Enter in a name saves as Done does", arguments: Staging.all)
    func enter(_ staging: Staging) async throws {
        let store = FakeContactStore()
        try await withContacts(staging, store) { app in
            await app.tap(.button, "Add contact")
            await app.typeNames("Bob", "Young")
            await app.submit("Last Name")
            await app.expect(.row, "Bob Young")
            #expect(store.names == ["Bob Young"])
        }
    }

    @Test("while it is being saved Done cannot be pressed, and the screen stays", arguments: Staging.all)
    func saving(_ staging: Staging) async throws {
        let store = FakeContactStore()
        try await withContacts(staging, store, at: "/add") { app in
            await app.typeNames("Bob", "Young")
            store.hold()
            await app.tap(.button, "Done")
            await app.expect(.button, "Done", isEnabled: false)
            await app.submit("Last Name")
            store.release()
            await app.expect(.row, "Bob Young")
            #expect(store.names == ["Bob Young"])
        }
    }

    @Test("a failed save is told, keeps what was typed and can be tried again", arguments: Staging.all)
    func failure(_ staging: Staging) async throws {
        let store = FakeContactStore()
        try await withContacts(staging, store, at: "/add") { app in
            await app.typeNames("Bob", "Young")
            store.failNext(ContactStoreError(.diskFull))
            await app.tap(.button, "Done")
            await app.expect(.alert, "Error")
            await app.expectMessage(ContactStoreError(.diskFull).message)
            #expect(store.names.isEmpty)
            store.failNext(ContactStoreError(.locked))
            await app.tap(.button, "Retry")
            await app.expectMessage(ContactStoreError(.locked).message)
            await app.tap(.button, "Ok")
            await app.expect(.textField, "First Name", value: "Bob")
            await app.tap(.button, "Done")
            await app.expect(.row, "Bob Young")
        }
    }

    @Test("several phones and mail addresses are stored in their order", arguments: Staging.eachMemory)
    func phonesAndMails(_ staging: Staging) async throws {
        let store = try await staging.memory.store()
        try await withContacts(staging, store, at: "/add") { app in
            await app.typeNames("Bob", "Young")
            await app.tap(.button, "Add phone")
            await app.type("040 1", into: "Phone")
            await app.tap(.button, "Add phone")
            await app.type("040 2", into: "Phone", at: 1)
            await app.tap(.button, "Add phone")
            await app.type("040 3", into: "Phone", at: 2)
            await app.tap(.button, "Remove phone 040 2")
            await app.tap(.button, "Add mail address")
            await app.expect(.button, "Remove mail address")
            await app.type("bob@example.com", into: "Mail address")
            await app.expect(.button, "Remove mail address bob@example.com")
            await app.tap(.button, "Done")
            await app.expect(.row, "Bob Young")
            let bob = try await store.named("Bob Young")
            #expect(bob.phones == [LabelledValue(.mobile, "040 1"), LabelledValue(.mobile, "040 3")])
            #expect(bob.mails == [LabelledValue(.home, "bob@example.com")])
        }
    }
}
