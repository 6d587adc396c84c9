import ContactsModel
import Foundation
import GRDB
import Repeatable

/// The table `saving` of the latest saves with a key. By it, the store recognises a repeated save and does not store it again.
///
/// A save is recognised by its key and its content, because a person can change the form after a save and save it again with the same key.
/// The table contains only a hash of the content, so that no data of a deleted contact remains.
struct SavingTable {
    let database: Database

    /// The number of saves that the table keeps. This is enough, because a person presses Done again within minutes.
    static let capacity: Int64 = 10_000

    /// Returns the contact in the state in which this save stored it, or nil if the table does not contain the save.
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

    /// Returns a hash of the content (FNV-1a, a simple hash function). It must only distinguish the few drafts of one form. The hashed JSON
    /// is the same in each process.
    private static func digest(of draft: ContactDraft) throws -> Int64 {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return Int64(bitPattern: FNVDigest.of(try encoder.encode(draft)))
    }
}
