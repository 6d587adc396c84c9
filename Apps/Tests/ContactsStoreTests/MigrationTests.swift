import ContactsModel
import Foundation
import GRDB
import Testing

@testable import ContactsStore

@Suite("Files of other versions of the app")
struct MigrationTests {
    private let folder: TemporaryFolder
    private let locale = Locale(identifier: "en")

    init() throws { folder = try TemporaryFolder() }

    private func queue() throws -> DatabaseQueue {
        try DatabaseQueue(path: folder.url.appending(component: SQLiteContactStore.fileName).path)
    }

    /// Writes a file like the old app, when a contact had only names, numbers and mail addresses.
    private func writeOldFile(key: IdempotencyKey) throws {
        let queue = try queue()
        try ContactSchema.migrator.migrate(queue, upTo: "2 saves")
        try queue.write { database in
            try database.execute(
                sql: """
                    INSERT INTO contact (id, revision, first, last) VALUES (1, 3, 'Ann', 'Zimmer'), (2, 1, 'Bob', 'Young');
                    INSERT INTO detail VALUES (1, 0, 0, 'mobile', '+358 40 1234567'), (1, 1, 0, ':Boat', 'ann@example.org');
                    INSERT INTO listing VALUES ('', x'0002AA', 1, ''), ('', x'0004AA', 2, '');
                    INSERT INTO block VALUES (x'0002', 0, 1), (x'0004', 0, 1);
                    UPDATE property SET value = 7 WHERE name = 'version';
                    UPDATE property SET value = 'an older order' WHERE name = 'order';
                    """)
            // FNV-1a of the saved contact, as the old app wrote it.
            let json = #"{"mails":[],"name":{"first":"Bob","last":"Young"},"phones":[]}"#
            let digest = json.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
            try database.execute(
                sql: "INSERT INTO saving (key, content, contact, revision) VALUES (?, ?, 2, 1)",
                arguments: [key.description, Int64(bitPattern: digest)]
            )
        }
        try queue.close()
    }

    @Test func anOlderFileIsOpenedWithAllThatIsInIt() async throws {
        let key = IdempotencyKey()
        try writeOldFile(key: key)
        let store = try await SQLiteContactStore.open(folder: folder.url, locale: locale)
        let page = try await store.page(of: .all, offset: 0, limit: 10)
        #expect(page.version == 7)
        #expect(
            page.contacts == [
                Contact(
                    id: Contact.ID(1), revision: 3,
                    content: ContactDraft(
                        firstName: "Ann", lastName: "Zimmer", phones: [LabelledValue(.mobile, "+358 40 1234567")],
                        mails: [LabelledValue(.custom("Boat"), "ann@example.org")]
                    )),
                Contact(id: Contact.ID(2), content: ContactDraft(firstName: "Bob", lastName: "Young")),
            ])
        #expect(
            try await store.page(of: ContactQuery(search: "", order: .lastName), offset: 0, limit: 10).contacts.map(\.id.number) == [2, 1])
        #expect(try await store.page(of: ContactQuery(search: "0401234"), offset: 0, limit: 10).contacts.map(\.id.number) == [1])
        // The store still knows a save that was stored but not confirmed.
        #expect(try await store.create(ContactDraft(firstName: "Bob", lastName: "Young"), key: key).id == Contact.ID(2))
        var draft = page.contacts[0].content
        draft.company = "Lighthouse"
        _ = try await store.update(page.contacts[0], to: draft)
        try await store.close()
        try StoreCheck.verify(folder.url, collation: ContactCollation(locale: locale))
    }

    @Test("a UID that an older file holds finds its contact, and a damaged one hides no other")
    func olderUIDs() async throws {
        let queue = try queue()
        try ContactSchema.migrator.migrate(queue, upTo: "3 cards")
        try await queue.write { database in
            try database.execute(
                sql: """
                    INSERT INTO contact (id, revision, first, last, more) VALUES
                        (1, 1, 'Ann', 'Zimmer', '{"name":{"first":"","last":""},"phones":[],"mails":[],"uid":"urn:1"}'), (2, 1, 'Bob', 'Young', '');
                    """)
        }
        try queue.close()
        let store = try await SQLiteContactStore.open(folder: folder.url, locale: locale)
        var card = ContactDraft(firstName: "Someone", lastName: "Else")
        card.uid = "urn:1"
        #expect(try await store.contacts(like: [card]).map(\.id.number) == [1])
        try await store.close()
        try StoreCheck.verify(folder.url, collation: ContactCollation(locale: locale))
    }

    @Test("a file of one order is opened with all that is in it, and sorted in each language")
    func oneOrder() async throws {
        let queue = try queue()
        try ContactSchema.migrator.migrate(queue, upTo: "4 cards by UID")
        try await queue.write { database in
            try database.execute(
                sql: """
                    INSERT INTO contact (id, revision, first, last, sorting) VALUES
                        (1, 1, 'Zoe', 'X', x'01'), (2, 2, 'Åsa', 'X', x'02'), (3, 1, 'Ann', 'Y', x'03');
                    INSERT INTO listing VALUES ('', x'01', 1, ''), ('', x'02', 2, ''), ('', x'03', 3, '');
                    INSERT INTO block VALUES ('', x'01', 1, 3);
                    UPDATE property SET value = 4 WHERE name = 'version';
                    UPDATE property SET value = 'unicode-1 en' WHERE name = 'order';
                    """)
        }
        try queue.close()
        let store = try await SQLiteContactStore.open(folder: folder.url, locale: locale, languages: ["sv"])
        let page = try await store.page(of: .all, offset: 0, limit: 9)
        #expect(page.version == 4)
        #expect(page.contacts.map(\.firstName) == ["Ann", "Åsa", "Zoe"])
        #expect(page.contacts.map(\.revision) == [1, 2, 1])
        #if os(Linux)
        let swedish = ContactQuery(search: "", language: "sv")
        #expect(try await store.page(of: swedish, offset: 0, limit: 9).contacts.map(\.firstName) == ["Ann", "Zoe", "Åsa"])
        #endif
        try await store.close()
        try StoreCheck.verify(folder.url, collation: store.collation)
    }

    /// The number of rows that SQLite reads does not grow with the contacts, because every step of the plan is a search by a key.
    @Test func cardsAreLookedUpByIndexesAlone() async throws {
        let store = try SQLiteContactStore.inMemory(locale: locale)
        let plans = try await store.database.read { database -> [[String]] in
            let questions: [(sql: String, arguments: StatementArguments)] = [
                (CardLookup.byUID, ["x"]), (CardLookup.byName, [1, "x"]), (CardLookup.whole, ["x"]),
            ]
            return try questions.map { try database.plan($0.sql, $0.arguments) }
        }
        for steps in plans {
            #expect(!steps.isEmpty)
            // The list of identifiers itself is a table for SQLite.
            for step in steps where !step.contains("json_each") && !step.contains("number VIRTUAL TABLE") && !step.contains("TEMP B-TREE") {
                #expect(step.hasPrefix("SEARCH"), "\(step)")
            }
        }
    }

    @Test func aFileOfThisVersionIsRefusedByAnOlderOne() async throws {
        try await SQLiteContactStore.open(folder: folder.url, locale: locale).close()
        let queue = try queue()
        // The older app knew the first two steps, and runs the same query.
        var older = DatabaseMigrator()
        older.registerMigration("1 contacts") { _ in }
        older.registerMigration("2 saves") { _ in }
        let isNewer = try await queue.read { [older] in try older.hasBeenSuperseded($0) }
        #expect(isNewer)
        try queue.close()
    }
}
