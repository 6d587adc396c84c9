import ContactsModel
import Foundation
import GRDB

/// The latest saves that came with a key, so that one that is asked for again is not done again.
///
/// A save is known by its key and by what was saved: what a person changes in a form after a save is another save. The
/// content itself is not kept here, lest a deleted contact stay.
struct SavingTable {
    let database: Database

    /// How many saves are remembered. A person presses Done again within minutes.
    static let capacity: Int64 = 10_000

    /// The contact as this save left it; nil if there was no such save.
    func contact(saved draft: ContactDraft, key: IdempotencyKey) throws -> Contact? {
        let row = try Row.fetchOne(
            database.cachedStatement(sql: "SELECT contact, revision FROM saving WHERE key = ? AND content = ?"),
            arguments: [key.description, try Self.digest(of: draft)]
        )
        return try row.map { row in
            Contact(id: Contact.ID(try row.value(0)), revision: try row.value(1), content: draft)
        }
    }

    func insert(_ contact: Contact, key: IdempotencyKey) throws {
        try database.cachedStatement(sql: "INSERT INTO saving (key, content, contact, revision) VALUES (?, ?, ?, ?)")
            .execute(arguments: [key.description, try Self.digest(of: contact.content), contact.id.number, contact.revision])
        try database.cachedStatement(sql: "DELETE FROM saving WHERE number <= ?")
            .execute(arguments: [database.lastInsertedRowID - Self.capacity])
    }

    /// Tells apart the drafts of one form, of which there are few: FNV-1a over a form that is the same in each process.
    private static func digest(of draft: ContactDraft) throws -> Int64 {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let hash = try encoder.encode(draft).reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
        return Int64(bitPattern: hash)
    }
}
