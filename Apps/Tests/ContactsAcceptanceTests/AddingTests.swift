import Belvedere
import BelvedereHeadless
import ContactsModel
import ContactsFakes
import Testing

@Suite("Adding a contact")
struct AddingTests {
    @Test("an empty address book says so and offers to add somebody", arguments: Architecture.allCases)
    func emptyState(_ architecture: Architecture) async throws {
        try await withContacts(architecture, try await Memory.array.store()) { app in
            app.expect(.emptyState, "No contacts yet")
            app.tap(.button, "Add")
            app.expect(.screen, "Add Contact")
        }
    }

    @Test("the form opens over the list with the keyboard in First Name", arguments: Architecture.allCases)
    func form(_ architecture: Architecture) async throws {
        try await withContacts(architecture, try await Memory.array.store("Ann Zimmer")) { app in
            app.tap(.button, "Add contact")
            app.expect("""
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

    @Test("a new contact appears at its place in the list", arguments: Architecture.allCases, Memory.allCases)
    func sortedInsertion(_ architecture: Architecture, _ memory: Memory) async throws {
        let store = try await memory.store("Ann Zimmer", "Carl Young")
        try await withContacts(architecture, store) { app in
            app.tap(.button, "Add contact")
            app.typeNames("  Bob", "Xavier ")
            app.tap(.button, "Done")
            await app.appearing(.row, "Bob Xavier")
            #expect(app.rows == ["Ann Zimmer", "Bob Xavier", "Carl Young"])
        }
    }

    @Test("without a first or last name an alert says so and what was typed stays", arguments: Architecture.allCases, [
        ["", ""], ["Ann", "   "], ["\t", "Zimmer"],
    ])
    func namesMissing(_ architecture: Architecture, _ names: [String]) async throws {
        let store = FakeContactStore()
        try await withContacts(architecture, store, at: "/add") { app in
            app.typeNames(names[0], names[1])
            app.tap(.button, "Done")
            await app.settle()
            app.expect(.alert, "Error")
            app.expectMessage("A contact must have first and last names")
            app.tap(.button, "Ok")
            app.expectNo(.alert)
            app.expect(.textField, "First Name", value: names[0])
            app.expect(.textField, "Last Name", value: names[1])
            #expect(store.names.isEmpty)
        }
    }

    @Test("Cancel discards", arguments: Architecture.allCases)
    func cancelling(_ architecture: Architecture) async throws {
        let store = FakeContactStore(["Ann Zimmer"])
        try await withContacts(architecture, store) { app in
            app.tap(.button, "Add contact")
            app.typeNames("Bob", "Young")
            app.tap(.button, "Cancel")
            await app.settle()
            app.expect(.screen, "Contacts")
            #expect(store.names == ["Ann Zimmer"])
        }
    }

    @Test("Esc asks before it discards what was typed", arguments: Architecture.allCases)
    func escape(_ architecture: Architecture) async throws {
        try await withContacts(architecture, FakeContactStore()) { app in
            app.tap(.button, "Add contact")
            app.type("Bob", into: "First Name")
            app.back()
            app.expect(.alert, "Discard what you typed?")
            app.tap(.button, "Keep editing")
            app.expect(.textField, "First Name", value: "Bob")
            app.back()
            app.tap(.button, "Discard")
            app.expect(.screen, "Contacts")
        }
    }

    @Test("Esc leaves an untouched form at once", arguments: Architecture.allCases)
    func escapeUntouched(_ architecture: Architecture) async throws {
        try await withContacts(architecture, FakeContactStore()) { app in
            app.tap(.button, "Add contact")
            app.back()
            app.expect(.screen, "Contacts")
        }
    }

    @Test("Enter in a name saves as Done does", arguments: Architecture.allCases)
    func enter(_ architecture: Architecture) async throws {
        let store = FakeContactStore()
        try await withContacts(architecture, store) { app in
            app.tap(.button, "Add contact")
            app.typeNames("Bob", "Young")
            app.submit("Last Name")
            await app.appearing(.row, "Bob Young")
            #expect(store.names == ["Bob Young"])
        }
    }

    @Test("while it is being saved Done cannot be pressed, and the screen stays", arguments: Architecture.allCases)
    func saving(_ architecture: Architecture) async throws {
        let store = FakeContactStore()
        try await withContacts(architecture, store, at: "/add") { app in
            app.typeNames("Bob", "Young")
            store.hold()
            app.tap(.button, "Done")
            await app.settle()
            app.expect(.button, "Done", isEnabled: false)
            app.submit("Last Name")
            store.release()
            await app.appearing(.row, "Bob Young")
            #expect(store.names == ["Bob Young"])
        }
    }

    @Test("a failed save is told, keeps what was typed and can be tried again", arguments: Architecture.allCases)
    func failure(_ architecture: Architecture) async throws {
        let store = FakeContactStore()
        try await withContacts(architecture, store, at: "/add") { app in
            app.typeNames("Bob", "Young")
            store.failNext(ContactStoreError(.diskFull))
            app.tap(.button, "Done")
            await app.settle()
            app.expect(.alert, "Error")
            app.expectMessage(ContactStoreError(.diskFull).message)
            #expect(store.names.isEmpty)
            store.failNext(ContactStoreError(.locked))
            app.tap(.button, "Retry")
            await app.settle()
            app.expectMessage(ContactStoreError(.locked).message)
            app.tap(.button, "Ok")
            app.expect(.textField, "First Name", value: "Bob")
            app.tap(.button, "Done")
            await app.appearing(.row, "Bob Young")
        }
    }

    @Test("several phones and mail addresses are stored in their order", arguments: Architecture.allCases, Memory.allCases)
    func phonesAndMails(_ architecture: Architecture, _ memory: Memory) async throws {
        let store = try await memory.store()
        try await withContacts(architecture, store, at: "/add") { app in
            app.typeNames("Bob", "Young")
            app.tap(.button, "Add phone")
            app.type("040 1", into: "Phone")
            app.tap(.button, "Add phone")
            app.type("040 2", into: "Phone", at: 1)
            app.tap(.button, "Add phone")
            app.type("040 3", into: "Phone", at: 2)
            app.tap(.button, "Remove", at: 1)
            app.tap(.button, "Add mail address")
            app.type("bob@example.com", into: "Mail address")
            app.tap(.button, "Done")
            await app.appearing(.row, "Bob Young")
            let bob = try await store.named("Bob Young")
            #expect(bob.phones == [LabelledValue(.mobile, "040 1"), LabelledValue(.mobile, "040 3")])
            #expect(bob.mails == [LabelledValue(.home, "bob@example.com")])
        }
    }
}
