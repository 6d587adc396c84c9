import Belvedere
import BelvedereTesting
import ContactsModel
import ContactsFakes
import StageTesting
import Testing

@Suite("The list of contacts")
struct ListingTests {
    @Test("rows stand in order under their letters", arguments: Staging.eachMemory)
    func sections(_ staging: Staging) async throws {
        let store = try await staging.memory.store("bob young", "Ann Zimmer", "Åke Berg", "Bob Xavier")
        try await withContacts(staging, store) { app in
            await app.expect(
                """
                screen "Contacts"
                  fileField "Import vCard"
                  button "Export vCard"
                  button "Add contact"
                  searchField "Search contacts"
                  picker "Sort by" = "First, last" of ("First, last", "Last, first")
                  button "Select"
                  label "4 contacts"
                  list "Contacts" [4 rows, actions "Delete"]
                    sectionHeader "A"
                    row "Åke Berg"
                    row "Ann Zimmer"
                    sectionHeader "B"
                    row "Bob Xavier"
                    row "bob young"
                """)
        }
    }

    @Test("an import of thousands makes the texts of the visible contacts only", arguments: Architecture.allCases)
    func imports(_ architecture: Architecture) async throws {
        let store = FakeContactStore(["Ann Zimmer"])
        let marks = String(repeating: "a\u{301}\u{323}", count: 100)
        try await withApp(architecture.application(store), Setting(isExhaustive: false)) { app in
            await app.wait(for: .row, "Ann Zimmer")
            _ = try await store.create((0..<2000).map { ContactDraft(firstName: "B\(1000 + $0)", lastName: marks) })
            await app.wait(for: .label, "2,001 contacts")
            let made = store.contacts.filter(\.rowTexts.areMade).count
            #expect((1...200).contains(made), "\(made) of 2001")
        }
    }

    @Test("search as you type ignores case and accents", arguments: Staging.eachMemory)
    func search(_ staging: Staging) async throws {
        let store = try await staging.memory.store("Ann Zimmer", "Åke Berg", "Bob Xavier")
        try await withContacts(staging, store) { app in
            await app.type("AKE", into: "Search contacts", .searchField)
            await app.expectNo(.row, "Bob Xavier")
            await app.expectRows(["Åke Berg"])
            await app.type("x", into: "Search contacts", .searchField)
            await app.expect(.emptyState, "No contact found")
            await app.clear("Search contacts", .searchField)
            await app.expect(.row, "Bob Xavier")
            await app.expectRows(["Åke Berg", "Ann Zimmer", "Bob Xavier"])
        }
    }

    @Test("the list is sorted by first or last name, also while somebody searches", arguments: Staging.eachMemory)
    func sorting(_ staging: Staging) async throws {
        let store = try await staging.memory.store("Ann Zimmer", "Bob Adams", "Cara Young")
        try await withContacts(staging, store) { app in
            await app.expectRows(["Ann Zimmer", "Bob Adams", "Cara Young"])
            await app.select("Last, first", in: "Sort by")
            await app.expectRows(["Bob Adams", "Cara Young", "Ann Zimmer"])
            await app.type("a", into: "Search contacts", .searchField)
            await app.expectRows(["Bob Adams", "Ann Zimmer"])
            await app.expect(.label, "2 found")
            _ = try await store.create(ContactDraft(firstName: "Alf", lastName: "Baker"))
            await app.expectRows(["Bob Adams", "Alf Baker", "Ann Zimmer"])
            await app.select("First, last", in: "Sort by")
            await app.expectRows(["Alf Baker", "Ann Zimmer", "Bob Adams"])
        }
    }

    @Test("search and order stand in the address, so a reload and a shared link keep them", arguments: Staging.eachMemory)
    func address(_ staging: Staging) async throws {
        let store = try await staging.memory.store("Ann Zimmer", "Bob Adams", "Cara Young")
        try await withContacts(staging, store, at: "/by-last-name.find-a") { app in
            await app.expectRows(["Bob Adams", "Ann Zimmer"])
            await app.expect(.searchField, "Search contacts", value: "a")
            await app.expect(.picker, "Sort by", value: "Last, first")
            await app.type("n", into: "Search contacts", .searchField)
            await app.expectRows(["Ann Zimmer"])
            await app.expectAddress("/by-last-name.find-an")
            await app.tap(.row, "Ann Zimmer")
            await app.expect(.screen, "Ann Zimmer")
            await app.back()
            await app.expectRows(["Ann Zimmer"])
            await app.clear("Search contacts", .searchField)
            await app.select("First, last", in: "Sort by")
            await app.expectRows(["Ann Zimmer", "Bob Adams", "Cara Young"])
            await app.expectAddress("")
            await app.open("/find-bob")
            await app.expectRows(["Bob Adams"])
            await app.expect(.searchField, "Search contacts", value: "bob")
        }
    }

    @Test("a search finds phones, emails and companies too", arguments: Staging.eachMemory)
    func searchEverywhere(_ staging: Staging) async throws {
        let store = try await staging.memory.store("Bob Young")
        _ = try await store.create(
            ContactDraft(
                firstName: "Ann", lastName: "Zimmer", company: "Lighthouse", phones: [LabelledValue(.mobile, "+358 40 1234567")],
                mails: [LabelledValue(.home, "ann@example.org")]
            ))
        try await withContacts(staging, store) { app in
            for search in ["040 123", "ann@ex", "lighth"] {
                await app.type(search, into: "Search contacts", .searchField)
                await app.expectRows(["Ann Zimmer, +358 40 1234567"])
                await app.expect(.label, "1 found")
                await app.clear("Search contacts", .searchField)
                await app.expect(.label, "2 contacts")
            }
        }
    }

    @Test("a second line says a number, an email or the company", arguments: Staging.on(.headless))
    func secondLine(_ staging: Staging) async throws {
        let store = FakeContactStore([
            ContactDraft(firstName: "Ann", lastName: "A", company: "Lighthouse"),
            ContactDraft(firstName: "Bob", lastName: "B", company: "Lighthouse", mails: [LabelledValue(.home, "b@example.org")]),
            ContactDraft(
                firstName: "Cara", lastName: "C", phones: [LabelledValue(.home, "1")], mails: [LabelledValue(.home, "c@example.org")]),
            ContactDraft(firstName: "Dora", lastName: "D"),
        ])
        try await withContacts(staging, store) { app in
            await app.expectRows(["Ann A, Lighthouse", "Bob B, b@example.org", "Cara C, 1", "Dora D"])
        }
    }

    @Test("several are marked, deleted together and brought back by one Undo", arguments: Staging.eachMemory)
    func markedAndDeleted(_ staging: Staging) async throws {
        let store = try await staging.memory.store("Ann Zimmer", "Bob Young", "Carl Xu")
        try await withContacts(staging, store) { app in
            await app.tap(.button, "Select")
            await app.expect(.label, "Choose contacts")
            await app.expect(.button, "Delete selected", isEnabled: false)
            await app.tap(.row, "Ann Zimmer")
            await app.tap(.row, "Bob Young")
            await app.tap(.row, "Carl Xu")
            await app.tap(.row, "Bob Young")
            await app.expect(.label, "2 selected")
            await app.expect("each row has a checkbox") { lines in
                lines.filter { $0.contains(" row ") }.map { $0.trimmingPrefix { $0 == " " } }
                    == ["row \"Ann Zimmer\" [checked]", "row \"Bob Young\" [not checked]", "row \"Carl Xu\" [checked]"]
            }
            await app.tap(.button, "Delete selected")
            await app.expectRows(["Bob Young"])
            await app.expect(.toast, "2 contacts deleted")
            await app.expect(.button, "Select")
            await app.tap(.button, "Undo")
            await app.expectRows(["Ann Zimmer", "Bob Young", "Carl Xu"])
        }
    }

    @Test("several are marked and exported, and a row leads to its contact again afterwards", arguments: Staging.eachMemory)
    func markedAndExported(_ staging: Staging) async throws {
        let store = try await staging.memory.store("Ann Zimmer", "Bob Young", "Carl Xu")
        try await withContacts(staging, store) { app in
            await app.tap(.button, "Select")
            await app.tap(.row, "Carl Xu")
            await app.tap(.row, "Ann Zimmer")
            await app.tap(.button, "Export selected")
            let file = try #require(await app.receivedFile())
            #expect(VCardReader().read(file.bytes).drafts.map(\.name.full) == ["Carl Xu", "Ann Zimmer"])
            await app.tap(.button, "Stop selecting")
            await app.tap(.row, "Bob Young")
            await app.expect(.screen, "Bob Young")
        }
    }

    @Test("a search without a letter finds nobody, and blanks find everybody", arguments: Staging.eachMemory)
    func searchWithoutLetters(_ staging: Staging) async throws {
        let store = try await staging.memory.store("Ann Zimmer", "Bob Xavier")
        try await withContacts(staging, store) { app in
            await app.type("***", into: "Search contacts", .searchField)
            await app.expect(.emptyState, "No contact found")
            await app.expectRows([])
            await app.clear("Search contacts", .searchField)
            await app.expectRows(["Ann Zimmer", "Bob Xavier"])
            await app.type("  ", into: "Search contacts", .searchField)
            await app.expectRows(["Ann Zimmer", "Bob Xavier"])
        }
    }

    @Test("a contact that another session writes appears at its place", arguments: Staging.eachMemory)
    func otherSessions(_ staging: Staging) async throws {
        let store = try await staging.memory.store("Ann Zimmer", "Carl Young")
        try await withContacts(staging, store) { app in
            let bob = try await store.create(ContactDraft(firstName: "Bob", lastName: "Xavier"))
            await app.expect(.row, "Bob Xavier")
            await app.expectRows(["Ann Zimmer", "Bob Xavier", "Carl Young"])
            let moved = try await store.update(bob, to: ContactDraft(firstName: "Zoe", lastName: "Xavier"))
            await app.expect(.row, "Zoe Xavier")
            await app.expectRows(["Ann Zimmer", "Carl Young", "Zoe Xavier"])
            try await store.delete(moved)
            await app.expectNo(.row, "Zoe Xavier")
            await app.expectRows(["Ann Zimmer", "Carl Young"])
        }
    }

    @Test("only those whom the search finds appear while somebody searches", arguments: Staging.eachMemory)
    func otherSessionsDuringSearch(_ staging: Staging) async throws {
        let store = try await staging.memory.store("Ann Zimmer", "Carl Young")
        try await withContacts(staging, store) { app in
            await app.type("y", into: "Search contacts", .searchField)
            await app.expectNo(.row, "Ann Zimmer")
            _ = try await store.create(ContactDraft(firstName: "Bob", lastName: "Xavier"))
            _ = try await store.create(ContactDraft(firstName: "Bob", lastName: "Young"))
            await app.expect(.row, "Bob Young")
            await app.expectRows(["Bob Young", "Carl Young"])
        }
    }

    @Test("two people see each other's contacts", arguments: Staging.all)
    func twoPeople(_ staging: Staging) async throws {
        let store = try await Memory.database.store("Ann Zimmer")
        try await withContacts(staging, store) { app in
            try await withContacts(staging, store) { other in
                await other.tap(.button, "Add contact")
                await other.typeNames("Bob", "Young")
                await other.tap(.button, "Done")
                await other.expect(.row, "Bob Young")
            }
            await app.expect(.row, "Bob Young")
            await app.expectRows(["Ann Zimmer", "Bob Young"])
        }
    }

    @Test("a list that cannot be read says why and can be read again", arguments: Staging.all)
    func failure(_ staging: Staging) async throws {
        let store = FakeContactStore(["Ann Zimmer"])
        store.failNext(ContactStoreError(.locked))
        try await withContacts(staging, store) { app in
            await app.expect(.emptyState, "The contacts cannot be shown")
            await app.tap(.button, "Retry")
            await app.expect(.row, "Ann Zimmer")
            await app.expectNo(.emptyState)
        }
    }

    @Test("only the contacts near the visible range are read", arguments: Staging.all)
    func scrolling(_ staging: Staging) async throws {
        let names = (0..<1000).map { "Ann N\(String($0 + 1000).dropFirst())" }
        try await withContacts(staging, FakeContactStore(names)) { app in
            await app.scroll(toRow: 900)
            await app.expect(.row, "Ann N900")
        }
    }

    @Test("a deleted contact can be brought back", arguments: Staging.eachMemory)
    func deletion(_ staging: Staging) async throws {
        let store = try await staging.memory.store("Ann Zimmer", "Bob Young", "Carl Young")
        try await withContacts(staging, store) { app in
            await app.perform("Delete", on: "Bob Young")
            await app.expectNo(.row, "Bob Young")
            await app.expect(.toast, "Bob Young deleted")
            let names = try await store.names()
            #expect(names == ["Ann Zimmer", "Carl Young"])
            await app.tap(.button, "Undo")
            await app.expect(.row, "Bob Young")
            await app.expectRows(["Ann Zimmer", "Bob Young", "Carl Young"])
            await app.expectNo(.toast)
        }
    }

    @Test("one Undo brings back all that was deleted while it was offered", arguments: Staging.eachMemory)
    func deletions(_ staging: Staging) async throws {
        let store = try await staging.memory.store("Ann Zimmer", "Bob Young", "Carl Xu")
        try await withContacts(staging, store) { app in
            await app.perform("Delete", on: "Ann Zimmer")
            await app.expect(.toast, "Ann Zimmer deleted")
            await app.perform("Delete", on: "Bob Young")
            await app.expect(.toast, "2 contacts deleted")
            await app.tap(.row, "Carl Xu")
            await app.expect(.screen, "Carl Xu")
            await app.tap(.button, "Delete")
            await app.expect(.toast, "3 contacts deleted")
            await app.expectRows([])
            await app.tap(.button, "Undo")
            await app.expectRows(["Ann Zimmer", "Bob Young", "Carl Xu"])
            // Restored contacts are not part of the next offer to undo.
            await app.perform("Delete", on: "Bob Young")
            await app.expect(.toast, "Bob Young deleted")
            await app.tap(.button, "Undo")
            await app.expectRows(["Ann Zimmer", "Bob Young", "Carl Xu"])
        }
    }

    @Test("a double click on Delete deletes once and says so once", arguments: Staging.on(.headless))
    func twice(_ staging: Staging) async throws {
        let store = FakeContactStore(["Ann Zimmer"])
        try await withContacts(staging, store) { app in
            store.hold()
            for _ in 0..<2 { await app.perform("Delete", on: "Ann Zimmer") }
            store.release()
            await app.expectNo(.row, "Ann Zimmer")
            await app.expectNo(.alert)
            await app.expect(.toast, "Ann Zimmer deleted")
        }
    }

    @Test("a deletion that fails is told and can be tried again", arguments: Staging.all)
    func failedDeletion(_ staging: Staging) async throws {
        let store = FakeContactStore(["Ann Zimmer"])
        try await withContacts(staging, store) { app in
            store.failNext(ContactStoreError(.locked))
            await app.perform("Delete", on: "Ann Zimmer")
            await app.expectMessage(ContactStoreError(.locked).message)
            await app.tap(.button, "Retry")
            await app.expectNo(.row, "Ann Zimmer")
            await app.expect(.emptyState, "No contacts yet")
        }
    }
}
