import ClusterTesting
import ContactsContract
import ContactsModel
import Foundation
import PostgreSQL
import Testing

@testable import ContactsPostgreSQL

#if os(Linux)
/// Some platforms sort all languages in the same way. There the database stores only one order.
@Suite("The orders that the database keeps")
struct OrderingTests {
    private let english = Locale(identifier: "en")
    private let swedish = ContactQuery(search: "", language: "sv")

    private func fill(_ node: StoreNode) async throws {
        for name in ["Zoe", "Åsa", "Ann"] { _ = try await node.store.create(ContactDraft(firstName: name, lastName: "X")) }
    }

    private func names(_ node: StoreNode, _ query: ContactQuery = .all) async throws -> [String] {
        try await node.store.page(of: query, offset: 0, limit: 9).contacts.map(\.firstName)
    }

    private func languages(_ database: TestDatabase) async throws -> [String] {
        try await database.connection().query("SELECT language FROM contacts.ordering ORDER BY language").map { try $0.text(0) }
    }

    /// Waits for the change that inserts a new contact, and returns the contact's position. Returns `nil` if the list must read its rows
    /// again.
    private func place(of contact: Contact, toldBy changes: inout ContactChanges.Iterator) async -> ContactPlace? {
        while case .edits(let edits) = await changes.next()?.kind {
            if case .inserted(contact, let place) = edits.first { return place }
        }
        return nil
    }

    @Test("are those that somebody has asked for, and making one is no write")
    func onDemand() async throws {
        try await TestDatabase.with { database in
            let node = try await StoreNode.start(database, english, languages: ["sv", "fa"])
            try await fill(node)
            #expect(try await languages(database) == ["en"])
            #expect(try await node.store.page(of: swedish, offset: 0, limit: 1).version == 3)
            #expect(try await names(node, swedish) == ["Ann", "Zoe", "Åsa"])
            #expect(try await languages(database) == ["en", "sv"])
            _ = try await node.store.create((0..<700).map { ContactDraft(firstName: "Carl", lastName: "X\($0)") })
            #expect(try await node.store.page(of: swedish, offset: 700, limit: 9).contacts.map(\.firstName) == ["Carl", "Zoe", "Åsa"])
            await node.stop()
        }
    }

    @Test("serve nodes of different languages, and each list is told where a write of another node has its place")
    func nodesOfDifferentLanguages() async throws {
        try await TestDatabase.with { database in
            let one = try await StoreNode.start(database, english, languages: ["en", "sv"])
            let other = try await StoreNode.start(database, Locale(identifier: "sv_SE"), languages: ["en", "sv"])
            try await fill(one)
            #expect(try await names(other) == ["Ann", "Zoe", "Åsa"])
            var inEnglish = other.store.changes(in: ContactQuery(search: "", language: "en")).makeAsyncIterator()
            var inSwedish = other.store.changes(in: .all).makeAsyncIterator()
            let angla = try await one.store.create(ContactDraft(firstName: "Ängla", lastName: "X"))
            let (first, last) = (await place(of: angla, toldBy: &inEnglish), await place(of: angla, toldBy: &inSwedish))
            #expect(first?.index == 0 && first?.sectionTitle == "A")
            #expect(last?.index == 3 && last?.sectionTitle == "Ä")
            await one.stop()
            await other.stop()
        }
    }

    @Test("of languages that no node asks for any more go when one starts")
    func noLongerOffered() async throws {
        try await TestDatabase.with { database in
            let node = try await StoreNode.start(database, english, languages: ["sv"])
            try await fill(node)
            _ = try await names(node, swedish)
            let other = try await StoreNode.start(database, english)
            #expect(try await languages(database) == ["en"])
            #expect(try await names(other, swedish) == ["Ann", "Åsa", "Zoe"])
            // The order is created again when a node requests the language.
            #expect(try await names(node, swedish) == ["Ann", "Zoe", "Åsa"])
            await node.stop()
            await other.stop()
        }
    }

    @Test("are made anew by the rules of the node that starts last, and nobody writes who goes by others")
    func otherRules() async throws {
        try await TestDatabase.with { database in
            let node = try await StoreNode.start(database, english, languages: ["sv"])
            try await fill(node)
            _ = try await names(node, swedish)
            let connection = try await database.connection()
            try await connection.query("UPDATE contacts.ordering SET signature = 'other'")
            let error = await #expect(throws: ContactStoreError.self) {
                try await node.store.create(ContactDraft(firstName: "Bob", lastName: "X"))
            }
            #expect(error?.code == .newerSchema)
            #expect(try await names(node) == ["Ann", "Åsa", "Zoe"])
            var changes = node.store.changes(in: .all).makeAsyncIterator()
            let newer = try await StoreNode.start(database, english, languages: ["sv"])
            #expect(await changes.next()?.kind == .reload)
            #expect(try await names(newer, swedish) == ["Ann", "Zoe", "Åsa"])
            _ = try await newer.store.create(ContactDraft(firstName: "Bob", lastName: "X"))
            #expect(try await names(newer, swedish) == ["Ann", "Bob", "Zoe", "Åsa"])
            try await connection.query("UPDATE contacts.property SET folding = folding - 1")
            await #expect(throws: ContactStoreError.self) { try await newer.store.create(ContactDraft(firstName: "Bob", lastName: "Y")) }
            try await connection.query("DELETE FROM contacts.word")
            let newest = try await StoreNode.start(database, english, languages: ["sv"])
            #expect(try await names(newest, ContactQuery(search: "as", language: "sv")) == ["Åsa"])
            for node in [node, newer, newest] { await node.stop() }
        }
    }

    @Test("have each their index: a page is read from it, in its order", arguments: [ContactOrder.firstName, .lastName])
    func plans(_ order: ContactOrder) async throws {
        try await TestDatabase.with { database in
            var random = Seeded(7)
            let node = try await StoreNode.start(database, english, languages: ["sv"])
            _ = try await node.store.create((0..<5_000).map { _ in RandomContacts.draft(in: .latin, using: &random) })
            _ = try await names(node, swedish)
            let connection = try await database.connection()
            try await connection.query("ANALYZE contacts.place")
            try await connection.query("ANALYZE contacts.contact")
            let reader = ListReader(connection: connection, collation: node.store.collations["sv"])
            let (statement, values) = reader.statement(of: swedish.sorted(by: order), limit: 50, offset: 100, behind: nil)
            let plan = try await connection.query("EXPLAIN " + statement, values).map { try $0.text(0) }
            let index = order == .firstName ? "place_by_first_name" : "place_by_last_name"
            #expect(plan.contains { $0.contains("Index") && $0.contains(index) }, "\(plan)")
            #expect(!plan.contains { $0.contains("Seq Scan on place") }, "\(plan)")
            await node.stop()
        }
    }
}
#endif
