import ContactsModel
import Foundation
import GRDB

/// Contacts and their numbers and addresses, row by row.
struct ContactTable {
    let database: Database

    /// What a row of a contact has to have, in this order, for ``contacts(of:)``.
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

    /// The contact as it is stored, if it is still what somebody read.
    ///
    /// - Throws: a conflict otherwise.
    func current(_ original: Contact) throws -> Contact {
        let current = try contact(original.id)
        guard let current, current.revision == original.revision else {
            throw ContactStoreError(.conflict, conflict: ContactConflict(original: original, current: current))
        }
        return current
    }

    /// The contacts of rows of ``columns``, in their order, with their details by one further query.
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

    /// Inserts under a new identifier.
    func insert(_ draft: ContactDraft) throws -> Contact {
        try database.cachedStatement(sql: "INSERT INTO contact (revision, first, last, more, uid) VALUES (1, ?, ?, ?, ?)")
            .execute(arguments: [draft.name.first, draft.name.last, try Self.more(of: draft), draft.uid])
        let contact = Contact(id: Contact.ID(database.lastInsertedRowID), content: draft)
        try insertDetails(of: contact)
        return contact
    }

    /// Inserts a contact as it was.
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
        // The details go with it, by the foreign key.
        try database.cachedStatement(sql: "DELETE FROM contact WHERE id = ?").execute(arguments: [id.number])
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

    /// What has no column of its own, as text; empty if there is nothing.
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
