import ContactsModel
import ContactsFakes
import Testing

@Suite("The store for tests")
struct FakeStoreTests {
    private let ann = ContactDraft(firstName: "Ann", lastName: "Zimmer")

    @Test func failsOnceWhenToldToAndStoresNothing() async throws {
        let store = FakeContactStore([ann])
        store.failNext(ContactStoreError(.diskFull))
        let draft = ann
        let error = await #expect(throws: ContactStoreError.self) { try await store.create(draft) }
        #expect(error?.code == .diskFull)
        #expect(try await store.count(of: .all) == 1)
    }

    @Test func holdsRequestsUntilItLetsThemThrough() async throws {
        let store = FakeContactStore()
        store.hold()
        let draft = ann
        let saving = Task { try await store.create(draft) }
        while store.waitingRequests == 0 { await Task.yield() }
        store.release()
        #expect(try await saving.value.fullName == "Ann Zimmer")
    }

    @Test func tellsListsAsTheRealOneDoes() async throws {
        let store = FakeContactStore([ann])
        var changes = store.changes(in: ContactQuery(search: "b")).makeAsyncIterator()
        let bob = try await store.create(ContactDraft(firstName: "Bob", lastName: "Young"))
        let cara = try await store.update(bob, to: ContactDraft(firstName: "Cara", lastName: "Young"))
        try await store.delete(cara)
        try await store.restore(cara)
        let place = ContactPlace(index: 0, section: store.collation.key(of: bob.content.name).section, sectionTitle: "B")
        #expect(await changes.next()?.kind == .edits([.inserted(bob, at: place)]))
        #expect(await changes.next()?.kind == .edits([.removed(bob, at: place)]))
        #expect(await changes.next()?.kind == .edits([]))
        #expect(await changes.next()?.kind == .edits([]))
    }
}
