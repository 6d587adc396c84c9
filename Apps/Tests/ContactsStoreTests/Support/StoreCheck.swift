import ContactsModel
import Foundation
import GRDB
import Testing

@testable import ContactsStore

/// Checks the database directly: the derived tables must agree with the contacts, in each maintained order.
enum StoreCheck {
    /// - Parameter collation: An order that the store must maintain.
    static func verify(_ folder: URL, collation: ContactCollation, _ comment: Comment = "") throws {
        let queue = try DatabaseQueue(path: folder.appending(component: SQLiteContactStore.fileName).path)
        try queue.read { try verify($0, collation: collation, comment) }
        try queue.close()
    }

    static func verify(_ database: Database, collation: ContactCollation, _ comment: Comment = "") throws {
        #expect(try String.fetchAll(database, sql: "PRAGMA integrity_check") == ["ok"], comment)
        #expect(try Int.fetchOne(database, sql: "SELECT count(*) FROM pragma_foreign_key_check") == 0, comment)
        let rows = try Row.fetchAll(database, sql: "SELECT \(ContactTable.columns) FROM contact c")
        let contacts = try ContactTable(database: database).contacts(of: rows)
        var kept: Set<String> = []
        for row in try Row.fetchAll(database, sql: "SELECT number, language, signature FROM ordering") {
            let (number, language, signature) = (row[0] as Int64, row[1] as String, row[2] as String)
            let collation = ContactCollation(locale: Locale(identifier: language))
            #expect(signature == collation.signature, comment)
            kept.insert(signature)
            try verify(database, Ordering(number: number, collation: collation), contacts, comment)
        }
        #expect(kept.contains(collation.signature), comment)
        for table in ["listing", "sorting", "block"] {
            let strays = try Int.fetchOne(
                database, sql: "SELECT count(*) FROM \(table) WHERE ordering NOT IN (SELECT number FROM ordering)")
            #expect(strays == 0, comment)
        }
    }

    private static func verify(_ database: Database, _ ordering: Ordering, _ contacts: [Contact], _ comment: Comment) throws {
        var expected: Set<String> = []
        for contact in contacts {
            for entry in ListingEntry.entries(of: contact.content, number: contact.id.number, by: ordering.collation) {
                expected.insert("\(entry.list)|\(entry.key.bytes)|\(contact.id)|\(entry.word)")
            }
        }
        let listed = try Row.fetchAll(
            database, sql: "SELECT list, key, contact, word FROM listing WHERE ordering = ?", arguments: [ordering.number]
        ).map { "\($0[0] as String)|\(Array($0[1] as Data))|\($0[2] as Int64)|\($0[3] as String)" }
        #expect(Set(listed) == expected, comment)
        #expect(listed.count == expected.count, comment)
        let sorted = try Row.fetchAll(database, sql: "SELECT contact, key FROM sorting WHERE ordering = ?", arguments: [ordering.number])
            .map { "\($0[0] as Int64)|\(Array($0[1] as Data))" }
        let names = contacts.map { "\($0.id)|\(ordering.collation.key(of: $0.content.name, by: .lastName).bytes)" }
        #expect(Set(sorted) == Set(names), comment)
        let blocks = try Row.fetchAll(
            database,
            sql: """
                SELECT b.count, (SELECT count(*) FROM listing WHERE ordering = b.ordering AND list = b.list
                    AND (key, contact) >= (b.start, b.contact)
                    AND (key, contact) < (SELECT coalesce(min(n.start), x'FFFF'), coalesce(n.contact, 0) FROM
                        (SELECT start, contact FROM block
                         WHERE ordering = b.ordering AND list = b.list AND (start, contact) > (b.start, b.contact)
                         ORDER BY start, contact LIMIT 1) n))
                FROM block b WHERE ordering = ?
                """, arguments: [ordering.number])
        for block in blocks { #expect(block[0] as Int == block[1] as Int, comment) }
        for order in ContactOrder.allCases {
            let total = try BlockTable(database: database, ordering: ordering.number, order: order).total()
            #expect(total == contacts.count, comment)
        }
    }
}
