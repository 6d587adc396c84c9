import ContactsFakes
import ContactsModel
import ContactsSamples
import ContactsStore
import Foundation
import Testing

/// Tests the contacts of a new gallery, and how they are restored.
struct ContactsSamplesTests {
    private func names(_ store: any ContactStore) async throws -> [String] {
        try await store.page(of: .all, offset: 0, limit: 500).contacts.map(\.fullName)
    }

    @Test func theSamplesAreWholeAndOfNobody() throws {
        let drafts = SampleContacts.drafts
        #expect(drafts.count >= 24 && Set(drafts.map(\.name)).count == drafts.count)
        for draft in drafts {
            let valid = try draft.validated()
            #expect(valid == draft, "they are stored as they are")
            #expect(draft.phones.allSatisfy { $0.value.contains(/^\+1 202 555 01\d\d$/) } && !draft.phones.isEmpty)
            #expect(draft.mails.allSatisfy { $0.value.hasSuffix("@example.com") })
        }
        #expect(Set(drafts.flatMap(\.phones).map(\.value)).count == drafts.count)
    }

    @Test func aResetRestoresEveryChange() async throws {
        let store = try SQLiteContactStore.inMemory(locale: Locale(identifier: "en"))
        try await store.reset(to: SampleContacts.drafts)
        let before = try await names(store)
        #expect(before.count == SampleContacts.drafts.count)
        let first = try await store.page(of: .all, offset: 0, limit: 2).contacts
        try await store.delete(first[0])
        _ = try await store.update(first[1], to: ContactDraft(firstName: "Somebody", lastName: "Else"))
        for number in 0..<450 { _ = try await store.create(ContactDraft(firstName: "New", lastName: "\(number)")) }
        try await store.reset(to: SampleContacts.drafts)
        #expect(try await names(store) == before)
    }

    @Test("A reset is one write, and goes on when the person who asked has left")
    func leaving() async throws {
        let store = FakeContactStore((0..<9_000).map { ContactDraft(firstName: "New", lastName: "\($0)") })
        let before = try await store.page(of: .all, offset: 0, limit: 0).version
        store.hold()
        let asking = Task { try await store.reset(to: SampleContacts.drafts) }
        while store.waitingRequests == 0 { await Task.yield() }
        asking.cancel()
        store.release()
        try await asking.value
        let page = try await store.page(of: .all, offset: 0, limit: 0)
        #expect(page.total == SampleContacts.drafts.count && page.version == before + 1)
    }

    @Test func aResetThatFailsLeavesAllAsItWas() async throws {
        let store = try SQLiteContactStore.inMemory(locale: Locale(identifier: "en"))
        _ = try await store.create((0..<300).map { ContactDraft(firstName: "New", lastName: "\($0)") })
        let before = try await names(store)
        await #expect(throws: ContactStoreError.self) {
            try await store.reset(to: SampleContacts.drafts + [ContactDraft(firstName: "", lastName: " ")])
        }
        #expect(try await names(store) == before)
    }

    @Test func aStoreThatCannotWriteSaysSo() async throws {
        let store = FakeContactStore(SampleContacts.drafts)
        store.failNext(ContactStoreError(.diskFull))
        await #expect(throws: ContactStoreError.self) { try await store.reset(to: SampleContacts.drafts) }
    }
}
