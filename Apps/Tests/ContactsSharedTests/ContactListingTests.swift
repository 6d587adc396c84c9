import BelvedereBinding
import BelvedereCore
import BelvedereHeadless
import ContactsModel
import ContactsShared
import ContactsFakes
import Testing

@Suite("A list that is read and followed")
struct ContactListingTests {
    private func names(_ listing: ContactListing<String>) -> [String] {
        (0..<listing.rows.count.value).map { listing.rows[$0] ?? "?" }
    }

    @Test func nothingIsReadBeforeItRuns() async throws {
        try await withSession {
            let listing = ContactListing(store: FakeContactStore(["Ann Zimmer"])) { $0.fullName }
            listing.rows.need(0..<10)
            await settle()
            #expect(listing.rows.count.value == 0)
            try await withRunning({ await listing.run() }) { #expect(names(listing) == ["Ann Zimmer"]) }
        }
    }

    @Test func aWriteArrivesAsOneEditAndNothingIsReadAgain() async throws {
        try await withSession {
            let store = FakeContactStore(["Ann Zimmer", "Carl Young"])
            var made: [String] = []
            let listing = ContactListing(store: store) { contact in
                made.append(contact.fullName)
                return contact.fullName
            }
            try await withRunning({ await listing.run() }) {
                made = []
                var changes = 0
                let token = listing.rows.bind { change in
                    changes += 1
                    if case .insert("Bob Young", at: 1) = change { return }
                    Issue.record("not an insertion at its place: \(change)")
                }
                _ = try await store.create(ContactDraft(firstName: "Bob", lastName: "Young"))
                await settle()
                #expect(changes == 1)
                #expect(made == ["Bob Young"])
                #expect(names(listing) == ["Ann Zimmer", "Bob Young", "Carl Young"])
                token.cancel()
            }
        }
    }

    @Test func anImportArrivesAsOneChangeAndThePlaceIsKept() async throws {
        try await withSession {
            let store = FakeContactStore((0..<400).map { "Bob N\(1000 + $0)" })
            let listing = ContactListing(store: store) { $0.fullName }
            try await withRunning({ await listing.run() }) {
                listing.rows.need(200..<210)
                await settle()
                var changes: [ListChange<String>] = []
                let token = listing.rows.bind { changes.append($0) }
                _ = try await store.create((0..<300).map { ContactDraft(firstName: "Cara", lastName: "N\(1000 + $0)") })
                await settle()
                #expect(changes.count == 1)
                #expect(changes.first?.steps.count == 300)
                #expect(listing.rows.count.value == 700)
                #expect(listing.sections.value.map(\.count) == [400, 300])
                // The visible rows are still there, and nothing was read again.
                #expect(listing.rows[200] == "Bob N1200")
                #expect(listing.rows[209] == "Bob N1209")
                token.cancel()
            }
        }
    }

    @Test func theSectionsFollowWithoutBeingReadAgain() async throws {
        try await withSession {
            let store = FakeContactStore(["Ann Zimmer", "Carl Young"])
            let listing = ContactListing(store: store) { $0.fullName }
            try await withRunning({ await listing.run() }) {
                #expect(listing.sections.value.map(\.title) == ["A", "C"])
                let bob = try await store.create(ContactDraft(firstName: "Bob", lastName: "Young"))
                await settle()
                #expect(listing.sections.value.map(\.title) == ["A", "B", "C"])
                _ = try await store.update(bob, to: ContactDraft(firstName: "Ada", lastName: "Young"))
                await settle()
                #expect(listing.sections.value == [SectionHeading(title: "A", count: 2), SectionHeading(title: "C", count: 1)])
                try await store.delete(store.contacts[0])
                await settle()
                #expect(listing.sections.value.map(\.count) == [1, 1])
            }
        }
    }

    #if os(Linux)
    @Test func theListIsInTheOrderOfTheLanguageOfItsSession() async throws {
        let store = FakeContactStore(["Ann Zimmer", "Zoe Öberg", "Åsa Young"], languages: ["en", "sv"])
        for (locale, expected) in [
            ("en-GB", ["Ann Zimmer", "Åsa Young", "Zoe Öberg"]), ("sv-SE", ["Ann Zimmer", "Zoe Öberg", "Åsa Young"]),
        ] {
            try await withSession(environment: SessionEnvironment(locale: locale)) {
                let listing = ContactListing(store: store) { $0.fullName }
                try await withRunning({ await listing.run() }) {
                    #expect(names(listing) == expected)
                    #expect(listing.sections.value.map(\.title) == (locale == "sv-SE" ? ["A", "Z", "Å"] : ["A", "Z"]))
                    // A search and another order keep the language.
                    listing.sort(by: .lastName)
                    await settle()
                    #expect(names(listing).last == (locale == "sv-SE" ? "Zoe Öberg" : "Ann Zimmer"))
                    listing.search("o")
                    listing.search("")
                    listing.sort(by: .firstName)
                    await settle()
                    #expect(names(listing) == expected)
                    let elsa = try await store.create(ContactDraft(firstName: "Ängla", lastName: "Young"))
                    await settle()
                    #expect(names(listing).firstIndex(of: "Ängla Young") == (locale == "sv-SE" ? 3 : 0))
                    try await store.delete(elsa)
                }
            }
        }
    }
    #endif

    @Test func aSearchThatIsLeftSendsNothingMore() async throws {
        try await withSession {
            let store = FakeContactStore(["Ann Zimmer", "Carl Young"])
            let listing = ContactListing(store: store) { $0.fullName }
            try await withRunning({ await listing.run() }) {
                listing.search("carl")
                listing.search("ann")
                await settle()
                #expect(names(listing) == ["Ann Zimmer"])
                _ = try await store.create(ContactDraft(firstName: "Carl", lastName: "Xavier"))
                _ = try await store.create(ContactDraft(firstName: "Ann", lastName: "Xavier"))
                await settle()
                #expect(names(listing) == ["Ann Xavier", "Ann Zimmer"])
                listing.search("")
                await settle()
                #expect(names(listing).count == 4)
            }
        }
    }

    @Test func aWriteWhileTheFirstPageIsReadIsNotLost() async throws {
        try await withSession {
            let store = FakeContactStore(["Ann Zimmer"])
            let listing = ContactListing(store: store) { $0.fullName }
            store.hold()
            try await withRunning({ await listing.run() }) {
                store.insertUnheld(ContactDraft(firstName: "Bob", lastName: "Young"))
                await settle()
                store.release()
                await settle()
                #expect(names(listing) == ["Ann Zimmer", "Bob Young"])
                #expect(listing.sections.value.map(\.count) == [1, 1])
            }
        }
    }

    @Test func aFailureIsToldAndRetried() async throws {
        try await withSession {
            let store = FakeContactStore(["Ann Zimmer"])
            store.failNext(ContactStoreError(.locked))
            let listing = ContactListing(store: store) { $0.fullName }
            try await withRunning({ await listing.run() }) {
                #expect((listing.rows.failure.value as? ContactStoreError)?.code == .locked)
                listing.retry()
                await settle()
                #expect(listing.rows.failure.value == nil)
                #expect(names(listing) == ["Ann Zimmer"])
            }
        }
    }
}
