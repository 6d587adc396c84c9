import ContactsModel
import Foundation
import GRDB

/// Contacts and their numbers and addresses, row by row.
struct ContactTable {
    let database: Database

    private enum Kind: Int {
        case phone = 0
        case mail = 1
    }

    func contact(_ id: Contact.ID) throws -> Contact? {
        let row = try Row.fetchOne(
            database.cachedStatement(sql: "SELECT id, revision, first, last FROM contact WHERE id = ?"),
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

    /// The contacts of rows `id, revision, first, last`, in their order, with their details by one further query.
    func contacts(of rows: [Row]) throws -> [Contact] {
        guard !rows.isEmpty else { return [] }
        let numbers = try rows.map { try $0.value(0) as Int64 }
        var phones: [Int64: [LabelledValue]] = [:]
        var mails: [Int64: [LabelledValue]] = [:]
        let details = try Row.fetchCursor(
            database.cachedStatement(sql: """
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
            return Contact(
                id: Contact.ID(number),
                revision: try row.value(1),
                content: ContactDraft(
                    firstName: try row.value(2),
                    lastName: try row.value(3),
                    phones: phones[number] ?? [],
                    mails: mails[number] ?? []
                )
            )
        }
    }

    /// Inserts under a new identifier.
    func insert(_ draft: ContactDraft) throws -> Contact {
        try database.cachedStatement(sql: "INSERT INTO contact (revision, first, last) VALUES (1, ?, ?)")
            .execute(arguments: [draft.name.first, draft.name.last])
        let contact = Contact(id: Contact.ID(database.lastInsertedRowID), content: draft)
        try insertDetails(of: contact)
        return contact
    }

    /// Inserts a contact as it was.
    func insert(_ contact: Contact) throws {
        try database.cachedStatement(sql: "INSERT INTO contact (id, revision, first, last) VALUES (?, ?, ?, ?)")
            .execute(arguments: [contact.id.number, contact.revision, contact.firstName, contact.lastName])
        try insertDetails(of: contact)
    }

    func update(_ contact: Contact) throws {
        try database.cachedStatement(sql: "UPDATE contact SET revision = ?, first = ?, last = ? WHERE id = ?")
            .execute(arguments: [contact.revision, contact.firstName, contact.lastName, contact.id.number])
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
}
