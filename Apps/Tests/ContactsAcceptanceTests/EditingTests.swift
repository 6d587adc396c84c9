import Belvedere
import BelvedereHeadless
import ContactsModel
import ContactsFakes
import Testing

@Suite("Looking at a contact and editing it")
struct EditingTests {
    @Test("a row leads to the contact with its numbers and addresses", arguments: Architecture.allCases)
    func detail(_ architecture: Architecture) async throws {
        let store = FakeContactStore()
        _ = try await store.create(ContactDraft(
            firstName: "Ann", lastName: "Zimmer",
            phones: [LabelledValue(.mobile, "+358 40 1")], mails: [LabelledValue(.custom("Boat"), "ann@example.com")]
        ))
        try await withContacts(architecture, store) { app in
            app.tap(.row, "Ann Zimmer")
            await app.settle()
            app.expect("""
                screen "Ann Zimmer" [back]
                  button "Edit"
                  button "Delete"
                  label "Ann Zimmer"
                  label "Mobile"
                  link "+358 40 1" to "tel:+358401"
                  label "Boat"
                  link "ann@example.com" to "mailto:ann@example.com"
                """)
            app.back()
            app.expect(.row, "Ann Zimmer")
        }
    }

    @Test("an edit shows in the detail and moves the row", arguments: Architecture.allCases, Memory.allCases)
    func editing(_ architecture: Architecture, _ memory: Memory) async throws {
        let store = try await memory.store("Ann Zimmer", "Bob Young")
        try await withContacts(architecture, store) { app in
            app.tap(.row, "Ann Zimmer")
            await app.appearing(.label, "Ann Zimmer")
            app.tap(.button, "Edit")
            await app.appearing(.textField, "First Name")
            app.expect(.textField, "First Name", value: "Ann")
            app.typeNames("Zoe", "Zimmer")
            app.tap(.button, "Done")
            await app.appearing(.label, "Zoe Zimmer")
            app.back()
            #expect(app.rows == ["Bob Young", "Zoe Zimmer"])
        }
    }

    @Test("a missing name is answered by the alert here too", arguments: Architecture.allCases)
    func namesMissing(_ architecture: Architecture) async throws {
        try await withContacts(architecture, FakeContactStore(["Ann Zimmer"]), at: "/1/edit") { app in
            app.clear("Last Name")
            app.tap(.button, "Done")
            await app.settle()
            app.expectMessage("A contact must have first and last names")
        }
    }

    @Test("a deletion on the detail leads back to the list, which can undo it", arguments: Architecture.allCases, Memory.allCases)
    func deletion(_ architecture: Architecture, _ memory: Memory) async throws {
        let store = try await memory.store("Ann Zimmer", "Bob Young")
        try await withContacts(architecture, store, at: "/1") { app in
            await app.appearing(.label, "Ann Zimmer")
            app.tap(.button, "Delete")
            await app.appearing(.screen, "Contacts")
            await app.disappearing(.row, "Ann Zimmer")
            #expect(app.rows == ["Bob Young"])
            app.tap(.button, "Undo")
            await app.appearing(.row, "Ann Zimmer")
        }
    }

    @Test("a later save is told what changed, keeps what was typed, and saves when asked", arguments: Architecture.allCases, Memory.allCases)
    func conflict(_ architecture: Architecture, _ memory: Memory) async throws {
        let store = try await memory.store("Ann Zimmer")
        try await withContacts(architecture, store, at: "/1/edit") { app in
            await app.appearing(.textField, "First Name")
            app.typeNames("Anna", "Zimmer")
            let ann = try await store.named("Ann Zimmer")
            _ = try await store.update(ann, to: ContactDraft(firstName: "Ann", lastName: "Young"))
            app.tap(.button, "Done")
            await app.appearing(.alert, "Contact changed elsewhere")
            #expect(app.transcript.description.contains("Last Name: Young"))
            let names = try await store.names()
            #expect(names == ["Ann Young"])
            app.tap(.button, "Keep editing")
            app.expect(.textField, "First Name", value: "Anna")
            app.expect(.textField, "Last Name", value: "Zimmer")
            app.tap(.button, "Done")
            await app.appearing(.alert, "Contact changed elsewhere")
            app.tap(.button, "Save mine")
            await app.appearing(.label, "Anna Zimmer")
            let later = try await store.names()
            #expect(later == ["Anna Zimmer"])
        }
    }

    @Test("a contact that was deleted meanwhile can be saved as a new one", arguments: Architecture.allCases, Memory.allCases)
    func deletedMeanwhile(_ architecture: Architecture, _ memory: Memory) async throws {
        let store = try await memory.store("Ann Zimmer")
        try await withContacts(architecture, store, at: "/1/edit") { app in
            await app.appearing(.textField, "First Name")
            app.typeNames("Anna", "Zimmer")
            try await store.delete(try await store.named("Ann Zimmer"))
            app.tap(.button, "Done")
            await app.appearing(.alert, "Contact deleted elsewhere")
            app.tap(.button, "Save as new contact")
            await app.disappearing(.textField, "First Name")
            let names = try await store.names()
            #expect(names == ["Anna Zimmer"])
        }
    }

    @Test("a failed save keeps the form and can be tried again", arguments: Architecture.allCases)
    func failure(_ architecture: Architecture) async throws {
        let store = FakeContactStore(["Ann Zimmer"])
        try await withContacts(architecture, store, at: "/1/edit") { app in
            app.typeNames("Anna", "Zimmer")
            store.failNext(ContactStoreError(.diskFull))
            app.tap(.button, "Done")
            await app.settle()
            app.expectMessage(ContactStoreError(.diskFull).message)
            app.tap(.button, "Retry")
            await app.appearing(.label, "Anna Zimmer")
        }
    }

    @Test("the detail follows what another session saves, deletes and brings back", arguments: Architecture.allCases, Memory.allCases)
    func following(_ architecture: Architecture, _ memory: Memory) async throws {
        let store = try await memory.store("Ann Zimmer")
        try await withContacts(architecture, store, at: "/1") { app in
            await app.appearing(.label, "Ann Zimmer")
            let ann = try await store.named("Ann Zimmer")
            let anna = try await store.update(ann, to: ContactDraft(firstName: "Anna", lastName: "Zimmer"))
            await app.appearing(.label, "Anna Zimmer")
            try await store.delete(anna)
            await app.appearing(.emptyState, "This contact is not there")
            app.expect(.button, "Edit", isEnabled: false)
            try await store.restore(anna)
            await app.appearing(.label, "Anna Zimmer")
        }
    }

    @Test("an address that leads to nobody says so", arguments: Architecture.allCases, ["/99", "/99/edit"])
    func nobody(_ architecture: Architecture, _ path: String) async throws {
        try await withContacts(architecture, FakeContactStore(["Ann Zimmer"]), at: path) { app in
            app.expect(.emptyState, "This contact is not there")
        }
    }

    @Test("a detail that cannot be read says why and can be read again", arguments: Architecture.allCases, [("/1", 1), ("/1/edit", 2)])
    func unreadable(_ architecture: Architecture, _ address: (path: String, reads: Int)) async throws {
        let store = FakeContactStore(["Ann Zimmer"])
        try await withContacts(architecture, store) { app in
            for _ in 0..<address.reads { store.failNext(ContactStoreError(.locked)) }
            app.open(address.path)
            await app.settle()
            app.expect(.emptyState, "The contacts cannot be shown")
            app.tap(.button, "Retry")
            await app.settle()
            app.expectNo(.emptyState)
        }
    }

    @Test("a form opened by its address reports to the list beneath it", arguments: Architecture.allCases)
    func restoration(_ architecture: Architecture) async throws {
        try await withContacts(architecture, FakeContactStore(["Ann Zimmer"]), at: "/add") { app in
            app.typeNames("Bob", "Young")
            app.tap(.button, "Done")
            await app.appearing(.row, "Bob Young")
            #expect(app.host.window.path == "")
        }
    }
}
