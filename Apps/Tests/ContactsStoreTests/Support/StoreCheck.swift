import ContactsModel
import Foundation
import GRDB
import Testing

@testable import ContactsStore

/// Looks behind the store's back: whether the tables that are derived say what the contacts say.
enum StoreCheck {
    static func verify(_ folder: URL, collation: ContactCollation, _ comment: Comment = "") throws {
        let queue = try DatabaseQueue(path: folder.appending(component: SQLiteContactStore.fileName).path)
        try queue.read { try verify($0, collation: collation, comment) }
        try queue.close()
    }

    static func verify(_ database: Database, collation: ContactCollation, _ comment: Comment = "") throws {
        #expect(try String.fetchAll(database, sql: "PRAGMA integrity_check") == ["ok"], comment)
        #expect(try Int.fetchOne(database, sql: "SELECT count(*) FROM pragma_foreign_key_check") == 0, comment)
        var expected: Set<String> = []
        for row in try Row.fetchAll(database, sql: "SELECT id, first, last FROM contact") {
            let name = ContactName(first: row[1], last: row[2])
            let key = collation.key(of: name).bytes
            for entry in ListPlan.entries(of: ListingTable.words(of: name)) {
                expected.insert("\(entry.list)|\(key)|\(row[0] as Int64)|\(entry.word)")
            }
        }
        let listed = try Row.fetchAll(database, sql: "SELECT list, key, contact, word FROM listing").map { row in
            "\(row[0] as String)|\(Array(row[1] as Data))|\(row[2] as Int64)|\(row[3] as String)"
        }
        #expect(Set(listed) == expected, comment)
        #expect(listed.count == expected.count, comment)
        let blocks = try Row.fetchAll(database, sql: """
            SELECT b.count, (SELECT count(*) FROM listing WHERE list = '' AND (key, contact) >= (b.start, b.contact)
                AND (key, contact) < (SELECT coalesce(min(n.start), x'FFFF'), coalesce(n.contact, 0) FROM
                    (SELECT start, contact FROM block WHERE (start, contact) > (b.start, b.contact)
                     ORDER BY start, contact LIMIT 1) n))
            FROM block b
            """)
        for block in blocks { #expect(block[0] as Int == block[1] as Int, comment) }
        #expect(
            try Int.fetchOne(database, sql: "SELECT coalesce(sum(count), 0) FROM block")
                == Int.fetchOne(database, sql: "SELECT count(*) FROM contact"), comment
        )
    }
}
