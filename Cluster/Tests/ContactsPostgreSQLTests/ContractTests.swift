import BelvedereCluster
import ClusterTesting
import ContactsContract
import ContactsModel
import Foundation
import PostgreSQL
import Testing

@testable import ContactsPostgreSQL

@Suite("The contacts in PostgreSQL")
struct ContractTests {
    private let english = Locale(identifier: "en")

    @Test(arguments: StoreContract.clauses)
    func keepThePromisesOfEveryStore(_ clause: StoreContract.Clause) async throws {
        try await TestDatabase.with { database in
            let node = try await StoreNode.start(database, english, languages: StoreContract.languages)
            try await clause.check(node.store)
            await node.stop()
        }
    }

    @Test("are one list on all nodes, whoever writes, and every open list is told of each write in one order")
    func oneList() async throws {
        try await TestDatabase.with { database in
            let nodes = [try await StoreNode.start(database, english), try await StoreNode.start(database, english)]
            var random = Seeded()
            var followers = nodes.map { ListFollower(changes: $0.store.changes(in: .all).makeAsyncIterator()) }
            var model: [Contact] = []
            for write in 0..<120 {
                let store = nodes[Int.random(in: 0...1, using: &random)].store
                let draft = ContactDraft(firstName: name(&random), lastName: name(&random))
                switch Int.random(in: 0..<10, using: &random) {
                case 0..<5: model.append(try await store.create(draft))
                case 5..<8:
                    guard let index = model.indices.randomElement(using: &random) else { continue }
                    model[index] = try await store.update(model[index], to: draft)
                default:
                    guard let index = model.indices.randomElement(using: &random) else { continue }
                    try await store.delete(model.remove(at: index))
                }
                if write == 60 { try await database.cut() }
            }
            let version = try await nodes[0].store.page(of: .all, offset: 0, limit: 1).version
            model.sort(by: nodes[0].store.collation.areInOrder)
            for index in followers.indices {
                try await followers[index].follow(until: version)
                #expect(followers[index].contacts == model, "\(random)")
            }
            for node in nodes {
                #expect(try await node.store.page(of: .all, offset: 0, limit: 1_000).contacts == model, "\(random)")
                await node.stop()
            }
        }
    }

    @Test("tell a search on another node to read again if a write touches it, and nothing if not")
    func searches() async throws {
        try await TestDatabase.with { database in
            let (one, other) = (try await StoreNode.start(database, english), try await StoreNode.start(database, english))
            var search = other.store.changes(in: ContactQuery(search: "an")).makeAsyncIterator()
            _ = try await one.store.create(ContactDraft(firstName: "Bob", lastName: "Young"))
            #expect(await search.next() == ContactChangeSet(version: 1, kind: .edits([])))
            let ann = try await one.store.create(ContactDraft(firstName: "Ann", lastName: "Young"))
            #expect(await search.next() == ContactChangeSet(version: 2, kind: .reload))
            _ = try await one.store.update(ann, to: ContactDraft(firstName: "Zoe", lastName: "Young"))
            #expect(await search.next() == ContactChangeSet(version: 3, kind: .reload))
            await one.stop()
            await other.stop()
        }
    }

    @Test("say what is missing while the database is away, and lists read again when it is back")
    func outage() async throws {
        try await TestDatabase.with { database in
            let node = try await StoreNode.start(database, english)
            let ann = try await node.store.create(ContactDraft(firstName: "Ann", lastName: "Young"))
            var changes = node.store.changes(in: .all).makeAsyncIterator()
            try await database.takeAway()
            let error = await #expect(throws: ContactStoreError.self) { try await node.store.page(of: .all, offset: 0, limit: 9) }
            #expect(error?.code == .unreachable)
            #expect(
                error?.message == "The database of the contacts cannot be reached, so nothing was saved or read. Try again in a moment.")
            #expect(error?.isWorthRetrying == true)
            await #expect(throws: ContactStoreError.self) { try await node.store.create(ContactDraft(firstName: "Bob", lastName: "Young")) }
            try await database.bringBack()
            #expect(await changes.next() == ContactChangeSet(version: 1, kind: .reload))
            #expect(try await node.store.page(of: .all, offset: 0, limit: 9).contacts == [ann])
            await node.stop()
        }
    }

    @Test("are stored once by two nodes that save for one form")
    func onceForAllNodes() async throws {
        try await TestDatabase.with { database in
            let (one, other) = (try await StoreNode.start(database, english), try await StoreNode.start(database, english))
            let (key, draft) = (IdempotencyKey(), ContactDraft(firstName: "Ann", lastName: "Young"))
            async let mine = one.store.create(draft, key: key)
            async let theirs = other.store.create(draft, key: key)
            let both = try await (mine, theirs)
            #expect(both.0 == both.1)
            #expect(try await one.store.count(of: .all) == 1)
            await one.stop()
            await other.stop()
        }
    }

    @Test("of an older program are kept, and found and sorted as those of today; an older program is refused", arguments: [1, 3])
    func olderTables(_ version: Int) async throws {
        try await TestDatabase.with { database in
            var draft = ContactDraft(firstName: "Ann", lastName: "Young", phones: [LabelledValue(.mobile, "+358 40 1234567")])
            let node = try await StoreNode.start(database, english)
            let ann = try await node.store.create(draft)
            _ = try await node.store.create(ContactDraft(firstName: "Bob", lastName: "Adams"))
            await node.stop()
            // Make the tables of earlier versions. They had sort keys for only one language, and in version 1 only by first name.
            let connection = try await database.connection()
            let oneLanguage = [
                "DROP TABLE contacts.place, contacts.ordering",
                "ALTER TABLE contacts.contact ADD COLUMN key bytea NOT NULL DEFAULT '', ADD COLUMN sorting bytea NOT NULL DEFAULT ''",
                "CREATE INDEX contact_by_key ON contacts.contact (key, id)",
                "CREATE INDEX contact_by_last_name ON contacts.contact (sorting, id)",
                "ALTER TABLE contacts.property DROP COLUMN folding, ADD COLUMN sorting text NOT NULL DEFAULT 'unicode-1 en'",
                "UPDATE contacts.property SET version = \(version)",
            ]
            let oneName = [
                "ALTER TABLE contacts.contact DROP COLUMN sorting, DROP COLUMN uid",
                "DELETE FROM contacts.word WHERE get_byte(word, 0) = 1",
            ]
            for statement in oneLanguage + (version == 1 ? oneName : []) { try await connection.query(statement) }
            let newer = try await StoreNode.start(database, english, languages: ["sv"])
            #expect(try await newer.store.contact(ann.id) == ann)
            let byLastName = ContactQuery(search: "", order: .lastName)
            #expect(try await newer.store.page(of: byLastName, offset: 0, limit: 9).contacts.map(\.firstName) == ["Bob", "Ann"])
            #expect(
                try await newer.store.page(of: byLastName.sorted(in: "sv"), offset: 0, limit: 9).contacts.map(\.firstName) == [
                    "Bob", "Ann",
                ])
            #expect(try await newer.store.count(of: ContactQuery(search: "040 123")) == 1)
            draft.company = "Lighthouse"
            _ = try await newer.store.update(ann, to: draft)
            #expect(try await newer.store.count(of: ContactQuery(search: "light")) == 1)
            await newer.stop()
            try await connection.query("UPDATE contacts.property SET version = version + 1")
            let error = await #expect(throws: ContactStoreError.self) { try await StoreNode.start(database, english) }
            #expect(error?.code == .newerSchema)
        }
    }

    /// Returns one of a few names, so that equal names are frequent.
    private func name(_ random: inout Seeded) -> String {
        ["Ann", "Anna", "ann-marie", "Bob", "Ånder", "Bea", "Annison Ann", "Zoe", "7", "王"].randomElement(using: &random) ?? "Ann"
    }
}
