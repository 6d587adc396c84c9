internal import ContactsModel
internal import PostgreSQL

/// The tables that are computed from the contacts: the words that searches find, and the sort keys for each language.
struct DerivedTables {
    let connection: PostgreSQLConnection

    /// The number of contacts that one SQL statement reads.
    static let portion = 500

    func insertWords(of contacts: some Sequence<Contact>) async throws {
        let words = contacts.flatMap { contact in
            ListFilter.entries(of: ContactWords(contact.content)).map { word -> [PostgreSQLValue] in
                [.bytes(word), .integer(contact.id.number)]
            }
        }
        try await insert(words, into: "contacts.word")
    }

    func insertPlaces(of contacts: some Sequence<Contact>, in orderings: [KeptOrder]) async throws {
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

    /// Calls a closure with all contacts, at most ``portion`` at a time.
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

    /// Inserts rows that all have the same number of columns. It uses several statements, because one statement may have at most 65,535
    /// values.
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
