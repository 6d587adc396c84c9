import ContactsContract
import ContactsModel
import Foundation
import GRDB
import Testing

@testable import ContactsStore

#if os(Linux)
/// A platform that does not distinguish languages has one order for all of them.
@Suite("The orders that a file keeps")
struct OrderingTests {
    private let folder: TemporaryFolder
    private static let english = Locale(identifier: "en")
    private static let swedish = ContactQuery(search: "", language: "sv")

    init() throws { folder = try TemporaryFolder() }

    private func open(_ locale: Locale = Self.english, languages: [String] = ["sv", "fa"]) async throws -> SQLiteContactStore {
        try await SQLiteContactStore.open(folder: folder.url, locale: locale, languages: languages)
    }

    private func fill(_ store: SQLiteContactStore) async throws {
        for name in ["Zoe", "Åsa", "Ann"] { _ = try await store.create(ContactDraft(firstName: name, lastName: "X")) }
    }

    private func names(_ store: SQLiteContactStore, _ query: ContactQuery = .all) async throws -> [String] {
        try await store.page(of: query, offset: 0, limit: 9).contacts.map(\.firstName)
    }

    private func languages(_ store: SQLiteContactStore) async throws -> [String] {
        try await store.database.read { try String.fetchAll($0, sql: "SELECT language FROM ordering ORDER BY language") }
    }

    private func verify(_ store: SQLiteContactStore) async throws {
        let collation = store.collation
        try await store.database.read { try StoreCheck.verify($0, collation: collation) }
    }

    @Test("are those that somebody has asked for, and every write keeps them")
    func onDemand() async throws {
        let store = try await open()
        try await fill(store)
        #expect(try await languages(store) == ["en"])
        #expect(try await names(store, Self.swedish) == ["Ann", "Zoe", "Åsa"])
        #expect(try await languages(store) == ["en", "sv"])
        let bob = try await store.create(ContactDraft(firstName: "Bob", lastName: "X"))
        _ = try await store.create((0..<200).map { ContactDraft(firstName: "Carl", lastName: "X\($0)") })
        _ = try await store.update(bob, to: ContactDraft(firstName: "Örjan", lastName: "X"))
        try await verify(store)
        try await store.close()
        let again = try await open()
        #expect(try await languages(again) == ["en", "sv"])
        #expect(try await names(again, Self.swedish) == ["Ann", "Carl", "Carl", "Carl", "Carl", "Carl", "Carl", "Carl", "Carl"])
        #expect(try await again.page(of: Self.swedish, offset: 201, limit: 9).contacts.map(\.firstName) == ["Zoe", "Åsa", "Örjan"])
    }

    @Test("change nothing that lists are told: making one is no write")
    func makingIsNoWrite() async throws {
        let store = try await open()
        try await fill(store)
        var changes = store.changes(in: .all).makeAsyncIterator()
        #expect(try await store.page(of: Self.swedish, offset: 0, limit: 1).version == 3)
        _ = try await store.create(ContactDraft(firstName: "Bob", lastName: "X"))
        #expect(await changes.next()?.version == 4)
    }

    @Test("have no place for a list that was followed before anybody read it, so it reads")
    func followedBeforeRead() async throws {
        let store = try await open()
        var changes = store.changes(in: Self.swedish).makeAsyncIterator()
        try await fill(store)
        #expect(await changes.next() == ContactChangeSet(version: 1, kind: .reload))
    }

    @Test("of languages that are not offered any more go when the file is opened")
    func noLongerOffered() async throws {
        let store = try await open()
        try await fill(store)
        _ = try await names(store, Self.swedish)
        try await store.close()
        let persian = try await open(languages: ["fa"])
        #expect(try await languages(persian) == ["en"])
        #expect(try await names(persian, Self.swedish) == ["Ann", "Åsa", "Zoe"])
        try await verify(persian)
    }

    @Test("by the rules of another version of the program are made anew", arguments: ["en", "sv"])
    func otherRules(_ language: String) async throws {
        let store = try await open()
        try await fill(store)
        _ = try await names(store, Self.swedish)
        func spoil() async throws {
            try await store.database.write { database in
                try database.execute(sql: "UPDATE ordering SET signature = 'older' WHERE language = ?", arguments: [language])
                try database.execute(
                    sql: "UPDATE listing SET key = zeroblob(2) WHERE ordering IN (SELECT number FROM ordering WHERE language = ?)",
                    arguments: [language]
                )
            }
        }
        // Repair during a reading and a write while the file is open, as if another process sorts by other rules.
        try await spoil()
        #expect(try await names(store) == ["Ann", "Åsa", "Zoe"])
        #expect(try await names(store, Self.swedish) == ["Ann", "Zoe", "Åsa"])
        try await spoil()
        _ = try await store.create(ContactDraft(firstName: "Bob", lastName: "X"))
        #expect(try await names(store) == ["Ann", "Åsa", "Bob", "Zoe"])
        #expect(try await names(store, Self.swedish) == ["Ann", "Bob", "Zoe", "Åsa"])
        try await verify(store)
        // Repair when the file is opened.
        try await spoil()
        try await store.close()
        let again = try await open()
        #expect(try await names(again) == ["Ann", "Åsa", "Bob", "Zoe"])
        #expect(try await names(again, Self.swedish) == ["Ann", "Bob", "Zoe", "Åsa"])
        try await verify(again)
    }

    @Test("serve two processes of different languages at the same time")
    func twoProcesses() async throws {
        let english = try await open(languages: ["en", "sv"])
        let swedish = try await open(Locale(identifier: "sv_SE"), languages: ["en", "sv"])
        try await fill(english)
        #expect(try await names(swedish) == ["Ann", "Zoe", "Åsa"])
        _ = try await swedish.create(ContactDraft(firstName: "Bob", lastName: "X"))
        #expect(try await names(english) == ["Ann", "Åsa", "Bob", "Zoe"])
        #expect(try await names(swedish) == ["Ann", "Bob", "Zoe", "Åsa"])
        #expect(try await languages(english) == ["en", "sv"])
        try await verify(english)
    }

    @Test("are asked for at the same moment and made once")
    func atTheSameMoment() async throws {
        let store = try await open()
        try await fill(store)
        try await withThrowingTaskGroup(of: [String].self) { group in
            for _ in 0..<20 { group.addTask { try await names(store, Self.swedish) } }
            for try await names in group { #expect(names == ["Ann", "Zoe", "Åsa"]) }
        }
        try await verify(store)
    }

    /// The number of rows that SQLite reads does not grow with the contacts. The index of the order returns them sorted, and only the page
    /// itself is sorted again after its contacts are read.
    @Test("have each their index, so no list is read whole", arguments: ["", "a", "ann", "anna", "anna b"], ContactOrder.allCases)
    func plans(_ search: String, _ order: ContactOrder) async throws {
        let store = try await open()
        try await fill(store)
        let query = ContactQuery(search: search, order: order, language: "sv")
        let steps = try await store.database.read { database in
            let place: [any DatabaseValueConvertible] = query.isAll ? [Data(), 0] : []
            let rows = ListPlan(query, in: 2).rows(where: query.isAll ? " AND (l.key, l.contact) >= (?, ?)" : "", place)
            return try database.plan(ListingTable.page(of: rows.sql), StatementArguments(rows.arguments + [50, 0]))
        }
        let row = query.isAll || order == .firstName ? "l" : "entry"
        #expect(steps.contains { $0.hasPrefix("SEARCH \(row) USING PRIMARY KEY (ordering=? AND list=?") }, "\(steps)")
        #expect(!steps.contains { $0.hasPrefix("SCAN") && $0 != "SCAN p" }, "\(steps)")
        // A search by last name sorts the contacts that the index finds.
        if query.isAll || order == .firstName { #expect(steps.filter { $0.contains("TEMP B-TREE") } == ["USE TEMP B-TREE FOR ORDER BY"]) }
    }
}
#endif
