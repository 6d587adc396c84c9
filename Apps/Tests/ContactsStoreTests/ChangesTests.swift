import ContactsContract
import ContactsModel
import Foundation
import GRDB
import Testing

@testable import ContactsStore

@Suite("Every open list")
struct ChangesTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test func isToldOfEachWriteWithItsPlace() async throws {
        let store = try SQLiteContactStore.inMemory(locale: Locale(identifier: "en"))
        let bob = try await store.create(ContactDraft(firstName: "Bob", lastName: "X"))
        var all = store.changes(in: .all).makeAsyncIterator()
        var search = store.changes(in: ContactQuery(search: "an")).makeAsyncIterator()
        let ann = try await store.create(ContactDraft(firstName: "Ann", lastName: "X"))
        let zoe = try await store.update(ann, to: ContactDraft(firstName: "Zoe", lastName: "X"))
        try await store.delete(bob)

        let first = try #require(await all.next())
        #expect(first.version == 2)
        guard case .edits(let inserted) = first.kind, case .inserted(ann, at: let place) = inserted.first else {
            Issue.record("expected an insertion, got \(first)")
            return
        }
        #expect(place.index == 0)
        #expect(place.sectionTitle == "A")
        guard case .edits(let moved) = await all.next()?.kind, case .moved(zoe, from: let from, to: let to) = moved.first else {
            Issue.record("expected a move")
            return
        }
        #expect((from.index, to.index) == (0, 1))
        #expect(to.sectionTitle == "Z")
        guard case .edits(let removed) = await all.next()?.kind, case .removed(bob, at: let gone) = removed.first else {
            Issue.record("expected a removal")
            return
        }
        #expect(gone.index == 0)

        // The search receives the creation and the renaming of Ann. Bob does not match it.
        let seen = [await search.next(), await search.next(), await search.next()].compactMap { $0?.kind }
        #expect(seen == [.edits([.inserted(ann, at: place)]), .edits([.removed(ann, at: place)]), .edits([])])
    }

    @Test("that follows an import shows what a fresh reading shows")
    func followsAnImport() async throws {
        var random = Seeded()
        let store = try SQLiteContactStore.inMemory(locale: Locale(identifier: "en"))
        var model: [Contact] = []
        let queries = ["", "a", "ann", "anna", "b a"].map { ContactQuery(search: $0) }
        var followers = queries.map { Follower(query: $0, changes: store.changes(in: $0).makeAsyncIterator()) }
        for _ in 0..<3 {
            model += try await store.create(
                (0..<Int.random(in: 101...300, using: &random)).map { _ in
                    ContactDraft(firstName: name(&random), lastName: name(&random))
                })
            model.append(try await store.create(ContactDraft(firstName: name(&random), lastName: name(&random))))
            for index in followers.indices {
                await followers[index].follow()
                await followers[index].follow()
            }
        }
        model.sort(by: store.collation.areInOrder)
        for follower in followers {
            #expect(follower.contacts == model.filter { follower.query.matches($0.content) }, "\(random)")
            #expect(follower.sections == (try await store.sections(of: follower.query).sections), "\(random)")
        }
    }

    @Test func sharesTheTextsOfARowAmongAllWhoAreTold() async throws {
        let store = try SQLiteContactStore.inMemory()
        var readers = [ContactQuery.all, .all, ContactQuery(search: "ann")].map { store.changes(in: $0).makeAsyncIterator() }
        _ = try await store.create((0..<200).map { ContactDraft(firstName: "Ann", lastName: "X\($0)") })
        var told: [[Contact]] = []
        for index in readers.indices {
            guard case .edits(let changes) = await readers[index].next()?.kind else { continue }
            told.append(changes.map(\.contact))
        }
        #expect(told.map(\.count) == [200, 200, 200])
        #expect(!told[0].contains { $0.rowTexts.areMade })
        #expect(told[0][7].fullName == told[1][7].fullName)
        for other in told { #expect(zip(told[0], other).allSatisfy { $0.rowTexts === $1.rowTexts }) }
        #expect(told[2].filter(\.rowTexts.areMade).count == 1)
    }

    @Test func readsAnewAfterAnImportOfAWholeTown() async throws {
        let store = try SQLiteContactStore.inMemory()
        var all = store.changes(in: .all).makeAsyncIterator()
        _ = try await store.create((0...StoreEdit.most).map { ContactDraft(firstName: "A\($0)", lastName: "X") })
        #expect(await all.next() == ContactChangeSet(version: 1, kind: .reload))
    }

    @Test func thatReadsTooSlowlyGetsAReloadInsteadOfAGap() async throws {
        let store = try SQLiteContactStore.inMemory()
        var all = store.changes(in: .all).makeAsyncIterator()
        let ann = try await store.create(ContactDraft(firstName: "Ann", lastName: "X"))
        #expect(await all.next()?.version == 1)
        var latest = ann
        for number in 0..<(ContactChanges.capacity + 10) {
            latest = try await store.update(latest, to: ContactDraft(firstName: "Ann", lastName: "X\(number)"))
        }
        let next = try #require(await all.next())
        #expect(next.kind == .reload)
        #expect(next.version == 12)
        #expect(await all.next()?.kind != .reload)
    }

    @Test func endsWithItsTaskAndWithTheStore() async throws {
        let store = try SQLiteContactStore.inMemory()
        let changes = store.changes(in: .all)
        let task = Task {
            for await _ in changes {}
            return true
        }
        task.cancel()
        #expect(await task.value)
        let others = store.changes(in: .all)
        try await store.close()
        for await _ in others { Issue.record("a closed store has no changes") }
        for await _ in store.changes(in: .all) { Issue.record("a closed store has no changes") }
        let error = await #expect(throws: ContactStoreError.self) { try await store.count(of: .all) }
        #expect(error?.code == .closed)
    }

    @Test func noticesAnotherProcessAtItsNextRead() async throws {
        let english = Locale(identifier: "en")
        let ours = try await SQLiteContactStore.open(folder: folder.url, locale: english)
        let theirs = try await SQLiteContactStore.open(folder: folder.url, locale: english)
        var changes = ours.changes(in: .all).makeAsyncIterator()
        let ann = try await theirs.create(ContactDraft(firstName: "Ann", lastName: "X"))
        #expect(try await ours.page(of: .all, offset: 0, limit: 9).contacts == [ann])
        #expect(await changes.next() == ContactChangeSet(version: 1, kind: .reload))
        _ = try await theirs.create(ContactDraft(firstName: "Bob", lastName: "X"))
        _ = try await ours.create(ContactDraft(firstName: "Cara", lastName: "X"))
        #expect(await changes.next() == ContactChangeSet(version: 3, kind: .reload))
        #expect(try await ours.count(of: .all) == 3)
    }

    @Test("that follows the changes shows what a fresh reading shows, whatever is done in whatever order")
    func followsRandomWrites() async throws {
        for _ in 0..<(isSoak ? 40 : 2) {
            var random = Seeded()
            let store = try SQLiteContactStore.inMemory(locale: Locale(identifier: "en"))
            let queries = ["", "a", "an", "ann", "anna", "b a"].map { ContactQuery(search: $0) }
            var followers = queries.map { Follower(query: $0, changes: store.changes(in: $0).makeAsyncIterator()) }
            var model: [Contact] = []
            var deleted: [Contact] = []
            var writes = 0
            for _ in 0..<(isSoak ? 1500 : 250) {
                let draft = ContactDraft(firstName: name(&random), lastName: name(&random))
                switch Int.random(in: 0..<10, using: &random) {
                case 0..<4:
                    model.append(try await store.create(draft))
                case 4:
                    model += try await store.create(
                        (0..<Int.random(in: 2...5, using: &random)).map { _ in
                            ContactDraft(firstName: name(&random), lastName: name(&random))
                        })
                case 5..<8:
                    guard let index = model.indices.randomElement(using: &random) else { continue }
                    let new = try await store.update(model[index], to: draft)
                    if new == model[index] { continue }
                    model[index] = new
                case 8:
                    guard let index = model.indices.randomElement(using: &random) else { continue }
                    try await store.delete(model[index])
                    deleted.append(model.remove(at: index))
                default:
                    guard let index = deleted.indices.randomElement(using: &random) else { continue }
                    try await store.restore(deleted[index])
                    model.append(deleted.remove(at: index))
                }
                writes += 1
                for index in followers.indices { await followers[index].follow() }
            }
            model.sort(by: store.collation.areInOrder)
            for follower in followers {
                let expected = model.filter { follower.query.matches($0.content) }
                #expect(follower.contacts == expected, "\(random) \(follower.query.words)")
                #expect(follower.sections == (try await store.sections(of: follower.query).sections), "\(random)")
                #expect(follower.version == writes)
                let page = try await store.page(of: follower.query, offset: 0, limit: 10_000)
                #expect(page.contacts == expected, "\(random)")
            }
            let (collation, comment) = (store.collation, Comment(rawValue: "\(random)"))
            try await store.database.read { try StoreCheck.verify($0, collation: collation, comment) }
        }
    }

    /// Few names, so that equal names are frequent.
    private func name(_ random: inout Seeded) -> String {
        ["Ann", "Anna", "ann-marie", "Bob", "Ånder", "Bea", "Annison Ann", "Zoe", "7", "王"].randomElement(using: &random) ?? "Ann"
    }

    /// A list that knows only the changes that it receives.
    private struct Follower {
        let query: ContactQuery
        var changes: ContactChanges.Iterator
        var contacts: [Contact] = []
        var sections: [ContactSection] = []
        var version = 0

        mutating func follow() async {
            guard let set = await changes.next(), case .edits(let edits) = set.kind else {
                Issue.record("writes are told one by one")
                return
            }
            #expect(set.version == version + 1)
            version = set.version
            for edit in edits {
                switch edit {
                case .inserted(let contact, let place): insert(contact, place)
                case .removed(let contact, let place): remove(contact, place)
                case .updated(let contact, let place):
                    #expect(contacts[place.index].id == contact.id)
                    contacts[place.index] = contact
                case .moved(let contact, let from, let to):
                    remove(contact, from)
                    insert(contact, to)
                }
            }
        }

        private mutating func insert(_ contact: Contact, _ place: ContactPlace) {
            contacts.insert(contact, at: place.index)
            count(place, +1)
        }

        private mutating func remove(_ contact: Contact, _ place: ContactPlace) {
            #expect(contacts[place.index].id == contact.id)
            contacts.remove(at: place.index)
            count(place, -1)
        }

        private mutating func count(_ place: ContactPlace, _ step: Int) {
            let old = sections.first { $0.id == place.section }?.count ?? 0
            sections.removeAll { $0.id == place.section }
            guard old + step > 0 else { return }
            let index = sections.firstIndex { $0.id > place.section } ?? sections.endIndex
            sections.insert(ContactSection(id: place.section, title: place.sectionTitle, count: old + step), at: index)
        }
    }
}
