internal import ContactsModel
internal import Foundation
internal import PostgreSQL
internal import Repeatable

/// Reads contacts over one connection to the database. ``ListReader`` reads the rows of sorted lists.
struct ContactReader {
    let connection: PostgreSQLConnection

    func contact(_ id: Contact.ID) async throws -> Contact? {
        let rows = try await connection.query("SELECT id, revision, content FROM contacts.contact WHERE id = $1", [.integer(id.number)])
        return try rows.first.map { try Self.contact(of: $0, from: 0) }
    }

    /// Returns a checksum of a contact's `UID` (its identifier in a vCard), because the text may be too long for a database index. It is
    /// `nil` for an empty `UID`. Two texts can have the same checksum, so the caller must compare the found contacts.
    static func digest(of draft: ContactDraft) -> Int64? {
        draft.uid.isEmpty ? nil : Int64(bitPattern: FNVDigest.of(draft.uid.utf8))
    }

    /// Returns the stored contact, if it has not changed since it was read.
    ///
    /// - Throws: the error for a conflict, if the stored contact has changed since then.
    func current(_ original: Contact) async throws -> Contact {
        let current = try await contact(original.id)
        guard let current, current.revision == original.revision else {
            throw ContactStoreError(.conflict, conflict: ContactConflict(original: original, current: current))
        }
        return current
    }

    func count(of query: ContactQuery) async throws -> Int {
        let filter = ListFilter(query, first: 1)
        return Int(try await connection.query("SELECT \(filter.count)", filter.values).first?.integer(0) ?? 0)
    }

    /// Reads a contact from a row. The columns `id, revision, content` begin at index `column`.
    static func contact(of row: PostgreSQLRow, from column: Int) throws -> Contact {
        do {
            return Contact(
                id: Contact.ID(try row.integer(column)), revision: Int(try row.integer(column + 1)),
                content: try JSONDecoder().decode(ContactDraft.self, from: Data(row.bytes(column + 2)))
            )
        } catch let error as DecodingError {
            throw ContactStoreError(.damaged, cause: String(describing: error))
        }
    }
}
