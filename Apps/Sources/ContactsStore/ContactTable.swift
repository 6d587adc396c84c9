import ContactsModel
import Foundation
import GRDB

/// Reads and writes the rows of the tables `contact` and `detail` (numbers and addresses).
struct ContactTable {
    let database: Database

    /// The columns of a contact's row, in this order, for ``contacts(of:)``.
    static let columns = "c.id, c.revision, c.first, c.last, c.more"

    private enum Kind: Int {
        case phone = 0
        case mail = 1
    }

    func contact(_ id: Contact.ID) throws -> Contact? {
        let row = try Row.fetchOne(
            database.cachedStatement(sql: "SELECT \(Self.columns) FROM contact c WHERE c.id = ?"),
            arguments: [id.number]
        )
        return try row.map { try contacts(of: [$0])[0] }
    }

    /// Returns the stored contact, if it still has the same revision as `original`.
    ///
    /// - Throws: a conflict if the contact has another revision or no longer exists.
    func current(_ original: Contact) throws -> Contact {
        let current = try contact(original.id)
        guard let current, current.revision == original.revision else {
            throw ContactStoreError(.conflict, conflict: ContactConflict(original: original, current: current))
        }
        return current
    }

    /// Returns the contacts for rows that consist of ``columns``, in the order of the rows. A second query reads their numbers and
    /// addresses.
    func contacts(of rows: [Row]) throws -> [Contact] {
        guard !rows.isEmpty else { return [] }
        let numbers = try rows.map { try $0.value(0) as Int64 }
        var phones: [Int64: [LabelledValue]] = [:]
        var mails: [Int64: [LabelledValue]] = [:]
        let details = try Row.fetchCursor(
            database.cachedStatement(
                sql: """
                    SELECT contact, kind, label, value FROM detail
                    WHERE contact IN (SELECT value FROM json_each(?)) ORDER BY contact, kind, position
                    """),
            arguments: ["[" + numbers.map(String.init).joined(separator: ",") + "]"]
        )
        while let detail = try details.next() {
            let value = LabelledValue(LabelledValue.Label(code: try detail.value(2)), try detail.value(3))
            let number: Int64 = try detail.value(0)
            if try detail.value(1) as Int == Kind.phone.rawValue {
                phones[number, default: []].append(value)
            } else {
                mails[number, default: []].append(value)
            }
        }
        return try rows.map { row in
            let number: Int64 = try row.value(0)
            var draft = try Self.draft(more: row.value(4))
            (draft.name.first, draft.name.last) = (try row.value(2), try row.value(3))
            (draft.phones, draft.mails) = (phones[number] ?? [], mails[number] ?? [])
            return Contact(id: Contact.ID(number), revision: try row.value(1), content: draft)
        }
    }

    /// Inserts a new contact, which gets a new identifier.
    func insert(_ draft: ContactDraft) throws -> Contact {
        try database.cachedStatement(sql: "INSERT INTO contact (revision, first, last, more, uid) VALUES (1, ?, ?, ?, ?)")
            .execute(arguments: [draft.name.first, draft.name.last, try Self.more(of: draft), draft.uid])
        let contact = Contact(id: Contact.ID(database.lastInsertedRowID), content: draft)
        try insertDetails(of: contact)
        return contact
    }

    /// Inserts a restored contact with the identifier and revision that it had before.
    func insert(_ contact: Contact) throws {
        let draft = contact.content
        try database.cachedStatement(sql: "INSERT INTO contact (id, revision, first, last, more, uid) VALUES (?, ?, ?, ?, ?, ?)")
            .execute(arguments: [
                contact.id.number, contact.revision, draft.name.first, draft.name.last, try Self.more(of: draft), draft.uid,
            ])
        try insertDetails(of: contact)
    }

    func update(_ contact: Contact) throws {
        let draft = contact.content
        try database.cachedStatement(sql: "UPDATE contact SET revision = ?, first = ?, last = ?, more = ?, uid = ? WHERE id = ?")
            .execute(arguments: [
                contact.revision, draft.name.first, draft.name.last, try Self.more(of: draft), draft.uid, contact.id.number,
            ])
        try database.cachedStatement(sql: "DELETE FROM detail WHERE contact = ?").execute(arguments: [contact.id.number])
        try insertDetails(of: contact)
    }

    func delete(_ id: Contact.ID) throws {
        // The rows in `detail` are deleted with the contact, by the foreign key.
        try database.cachedStatement(sql: "DELETE FROM contact WHERE id = ?").execute(arguments: [id.number])
    }

    /// - Returns: the number of deleted contacts.
    func deleteAll() throws -> Int {
        // Delete the details first. A `DELETE` without a condition empties the table at once. Otherwise the foreign key would delete the
        // details of each contact separately.
        try database.execute(sql: "DELETE FROM detail")
        try database.execute(sql: "DELETE FROM contact")
        return database.changesCount
    }

    private func insertDetails(of contact: Contact) throws {
        for (kind, values) in [(Kind.phone, contact.phones), (Kind.mail, contact.mails)] {
            for (position, entry) in values.enumerated() {
                try database.cachedStatement(sql: "INSERT INTO detail VALUES (?, ?, ?, ?, ?)").execute(arguments: [
                    contact.id.number, kind.rawValue, position, entry.label.code, entry.value,
                ])
            }
        }
    }

    /// Returns the text for the column `more`: the fields without a column of their own, empty if there are none.
    private static func more(of draft: ContactDraft) throws -> String {
        var rest = draft
        (rest.name.first, rest.name.last, rest.phones, rest.mails) = ("", "", [], [])
        return rest == ContactDraft() ? "" : String(decoding: try JSONEncoder().encode(rest), as: UTF8.self)
    }

    private static func draft(more: String) throws -> ContactDraft {
        if more.isEmpty { return ContactDraft() }
        do {
            return try JSONDecoder().decode(ContactDraft.self, from: Data(more.utf8))
        } catch {
            throw ContactStoreError(.damaged, cause: String(describing: error))
        }
    }
}
