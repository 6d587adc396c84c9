import Belvedere
import BelvedereHeadless
import BelvedereTesting
import ContactsModel
import ContactsFakes
import Testing

@Suite("The list of contacts")
struct ListingTests {
    @Test("rows stand in order under their letters", arguments: Architecture.allCases, Memory.allCases)
    func sections(_ architecture: Architecture, _ memory: Memory) async throws {
        let store = try await memory.store("bob young", "Ann Zimmer", "Åke Berg", "Bob Xavier")
        try await withContacts(architecture, store) { app in
            app.expect("""
                screen "Contacts"
                  button "Add contact"
                  searchField "Search contacts"
                  list "Contacts" [4 rows, actions "Delete"]
                    sectionHeader "A"
                    row "Åke Berg"
                    row "Ann Zimmer"
                    sectionHeader "B"
                    row "Bob Xavier"
                    row "bob young"
                  fileField "Import vCard"
                  button "Export vCard"
                """)
        }
    }

    @Test("search as you type ignores case and accents", arguments: Architecture.allCases, Memory.allCases)
    func search(_ architecture: Architecture, _ memory: Memory) async throws {
        let store = try await memory.store("Ann Zimmer", "Åke Berg", "Bob Xavier")
        try await withContacts(architecture, store) { app in
            app.type("AKE", into: "Search contacts")
            await app.disappearing(.row, "Bob Xavier")
            #expect(app.rows == ["Åke Berg"])
            app.type("x", into: "Search contacts")
            await app.appearing(.emptyState, "No contact found")
            app.clear("Search contacts")
            await app.appearing(.row, "Bob Xavier")
            #expect(app.rows == ["Åke Berg", "Ann Zimmer", "Bob Xavier"])
        }
    }

    @Test("what another session writes appears at its place", arguments: Architecture.allCases, Memory.allCases)
    func otherSessions(_ architecture: Architecture, _ memory: Memory) async throws {
        let store = try await memory.store("Ann Zimmer", "Carl Young")
        try await withContacts(architecture, store) { app in
            let bob = try await store.create(ContactDraft(firstName: "Bob", lastName: "Xavier"))
            await app.appearing(.row, "Bob Xavier")
            #expect(app.rows == ["Ann Zimmer", "Bob Xavier", "Carl Young"])
            let moved = try await store.update(bob, to: ContactDraft(firstName: "Zoe", lastName: "Xavier"))
            await app.appearing(.row, "Zoe Xavier")
            #expect(app.rows == ["Ann Zimmer", "Carl Young", "Zoe Xavier"])
            try await store.delete(moved)
            await app.disappearing(.row, "Zoe Xavier")
            #expect(app.rows == ["Ann Zimmer", "Carl Young"])
        }
    }

    @Test("only those whom the search finds appear while somebody searches", arguments: Architecture.allCases, Memory.allCases)
    func otherSessionsDuringSearch(_ architecture: Architecture, _ memory: Memory) async throws {
        let store = try await memory.store("Ann Zimmer", "Carl Young")
        try await withContacts(architecture, store) { app in
            app.type("y", into: "Search contacts")
            await app.disappearing(.row, "Ann Zimmer")
            _ = try await store.create(ContactDraft(firstName: "Bob", lastName: "Xavier"))
            _ = try await store.create(ContactDraft(firstName: "Bob", lastName: "Young"))
            await app.appearing(.row, "Bob Young")
            #expect(app.rows == ["Bob Young", "Carl Young"])
        }
    }

    @Test("two people see each other's contacts", arguments: Architecture.allCases)
    func twoPeople(_ architecture: Architecture) async throws {
        let store = try await Memory.database.store("Ann Zimmer")
        try await withContacts(architecture, store) { app in
            try await withContacts(architecture, store) { other in
                other.tap(.button, "Add contact")
                other.typeNames("Bob", "Young")
                other.tap(.button, "Done")
                await other.appearing(.row, "Bob Young")
            }
            await app.appearing(.row, "Bob Young")
            #expect(app.rows == ["Ann Zimmer", "Bob Young"])
        }
    }

    @Test("a list that cannot be read says why and can be read again", arguments: Architecture.allCases)
    func failure(_ architecture: Architecture) async throws {
        let store = FakeContactStore(["Ann Zimmer"])
        store.failNext(ContactStoreError(.locked))
        try await withContacts(architecture, store) { app in
            app.expect(.emptyState, "The contacts cannot be shown")
            app.tap(.button, "Retry")
            await app.appearing(.row, "Ann Zimmer")
            app.expectNo(.emptyState)
        }
    }

    @Test("of a thousand contacts those are read that a person looks at", arguments: Architecture.allCases)
    func scrolling(_ architecture: Architecture) async throws {
        let names = (0..<1000).map { "Ann N\(String($0 + 1000).dropFirst())" }
        try await withContacts(architecture, FakeContactStore(names)) { app in
            app.scroll(toRow: 900)
            await app.appearing(.row, "Ann N900")
        }
    }

    @Test("a deleted contact can be brought back", arguments: Architecture.allCases, Memory.allCases)
    func deletion(_ architecture: Architecture, _ memory: Memory) async throws {
        let store = try await memory.store("Ann Zimmer", "Bob Young", "Carl Young")
        try await withContacts(architecture, store) { app in
            app.perform("Delete", on: "Bob Young")
            await app.disappearing(.row, "Bob Young")
            await app.appearing(.toast, "Contact deleted")
            let names = try await store.names()
            #expect(names == ["Ann Zimmer", "Carl Young"])
            app.tap(.button, "Undo")
            await app.appearing(.row, "Bob Young")
            #expect(app.rows == ["Ann Zimmer", "Bob Young", "Carl Young"])
            app.expectNo(.toast)
        }
    }

    @Test("a deletion that fails is told and can be tried again", arguments: Architecture.allCases)
    func failedDeletion(_ architecture: Architecture) async throws {
        let store = FakeContactStore(["Ann Zimmer"])
        try await withContacts(architecture, store) { app in
            store.failNext(ContactStoreError(.locked))
            app.perform("Delete", on: "Ann Zimmer")
            await app.settle()
            app.expectMessage(ContactStoreError(.locked).message)
            app.tap(.button, "Retry")
            await app.disappearing(.row, "Ann Zimmer")
            app.expect(.emptyState, "No contacts yet")
        }
    }
}
