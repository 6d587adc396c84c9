internal import ContactsModel
internal import Foundation
internal import PostgreSQL

/// Reads contacts over one connection. What depends on an order, ``ListReader`` reads.
struct ContactReader {
    let connection: PostgreSQLConnection

    func contact(_ id: Contact.ID) async throws -> Contact? {
        let rows = try await connection.query("SELECT id, revision, content FROM contacts.contact WHERE id = $1", [.integer(id.number)])
        return try rows.first.map { try Self.contact(of: $0, from: 0) }
    }

    /// A number that stands for a `UID`, which may be too long for an index; nil for none. Two may share a number, so whoever finds a
    /// contact by it compares.
    static func digest(of draft: ContactDraft) -> Int64? {
        draft.uid.isEmpty ? nil : FNVDigest.of(Array(draft.uid.utf8))
    }

    /// The contact as it is stored, if it is still what somebody read.
    ///
    /// - Throws: a conflict otherwise.
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

    /// The contact of a row whose columns `id, revision, content` begin at a place.
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
