internal import ContactsModel
internal import PostgreSQL

/// What is worked out from the contacts: the words by which they are found, and their keys in each order.
struct DerivedTables {
    let connection: PostgreSQLConnection

    /// Contacts that go to the database in one statement.
    static let portion = 500

    func insertWords(of contacts: some Sequence<Contact>) async throws {
        let words = contacts.flatMap { contact in
            ListFilter.entries(of: ContactWords(contact.content)).map { word -> [PostgreSQLValue] in
                [.bytes(word), .integer(contact.id.number)]
            }
        }
        try await insert(words, into: "contacts.word")
    }

    func insertPlaces(of contacts: some Sequence<Contact>, in orderings: [Ordering]) async throws {
        let places = contacts.flatMap { contact in
            orderings.map { ordering -> [PostgreSQLValue] in
                let (name, collation) = (contact.content.name, ordering.collation)
                return [
                    .integer(contact.id.number), .integer(ordering.number),
                    .bytes(collation.key(of: name, by: .firstName).bytes), .bytes(collation.key(of: name, by: .lastName).bytes),
                ]
            }
        }
        try await insert(places, into: "contacts.place")
    }

    /// Goes through all contacts, some at a time.
    func forEachPortion(_ body: ([Contact]) async throws -> Void) async throws {
        var last: Int64 = 0
        while true {
            let contacts = try await connection.query(
                """
                SELECT id, revision, content FROM contacts.contact WHERE id > $1 ORDER BY id LIMIT \(Self.portion)
                """, [.integer(last)]
            ).map { try ContactReader.contact(of: $0, from: 0) }
            guard let end = contacts.last else { return }
            try await body(contacts)
            last = end.id.number
        }
    }

    /// Inserts rows of equal length. A statement has at most 65,535 values.
    private func insert(_ rows: [[PostgreSQLValue]], into table: String) async throws {
        for start in stride(from: 0, to: rows.count, by: Self.portion * 10) {
            let portion = rows[start..<min(start + Self.portion * 10, rows.count)]
            let columns = portion.first?.count ?? 0
            let places = portion.indices.map { index in
                "(" + (1...columns).map { "$\((index - start) * columns + $0)" }.joined(separator: ", ") + ")"
            }
            try await connection.query("INSERT INTO \(table) VALUES \(places.joined(separator: ", "))", portion.flatMap { $0 })
        }
    }
}
