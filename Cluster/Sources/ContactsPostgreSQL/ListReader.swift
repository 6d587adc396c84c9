internal import BelvedereCluster
internal import ContactsModel
internal import PostgreSQL

/// Reads lists that are sorted by the rules of one language. Each method runs only one SQL statement, so its result belongs to one version
/// of the store.
///
/// All methods throw ``MissingOrdering`` if the database does not store the sort keys of this language.
struct ListReader {
    let connection: PostgreSQLConnection
    let collation: ContactCollation

    private static let version = "(SELECT sequence FROM belvedere.topic WHERE name = '\(ContactTables.topic)')"

    /// An SQL expression for the number of the sort order. `value` is the number of the statement's value that contains the language.
    private static func ordering(_ value: Int) -> String { "(SELECT number FROM contacts.ordering WHERE language = $\(value))" }

    private var language: PostgreSQLValue { .text(collation.language) }

    /// Returns the contacts that have the same name or the same `UID` (the identifier in a vCard) as one of the drafts.
    func contacts(like drafts: [ContactDraft]) async throws -> [Contact] {
        var found: [Int64: Contact] = [:]
        for start in stride(from: 0, to: drafts.count, by: 500) {
            let portion = drafts[start..<min(start + 500, drafts.count)]
            let values =
                [language, .integers(portion.compactMap(ContactReader.digest))]
                + portion.map { PostgreSQLValue.bytes(collation.key(of: $0.name.tidied).bytes) }
            let keys = (3...values.count).map { "$\($0)" }.joined(separator: ", ")
            let rows = try await connection.query(
                """
                SELECT \(Self.ordering(1)), person.id, person.revision, person.content FROM (SELECT 1) AS head LEFT JOIN LATERAL (
                    SELECT contact.id, contact.revision, contact.content FROM (
                        SELECT id FROM contacts.contact WHERE uid = ANY($2)
                        UNION SELECT contact FROM contacts.place WHERE ordering = \(Self.ordering(1)) AND by_first IN (\(keys))
                    ) AS alike JOIN contacts.contact AS contact ON contact.id = alike.id
                ) AS person ON true
                """, values)
            try check(rows, 0)
            for row in rows where !row.isNull(1) {
                let contact = try ContactReader.contact(of: row, from: 1)
                found[contact.id.number] = contact
            }
        }
        return found.values.sorted { $0.id.number < $1.id.number }
    }

    /// Returns the number of contacts in a list that are sorted before a key.
    func rank(of key: SortKey, id: Contact.ID?, in query: ContactQuery) async throws -> Int {
        let filter = ListFilter(query, first: 4)
        let rows = try await connection.query(
            """
            SELECT \(Self.ordering(1)), count(*) FROM contacts.place AS entry
            WHERE entry.ordering = \(Self.ordering(1)) AND (entry.\(ListFilter.key(of: query.order)), entry.contact) < ($2, $3)
                AND \(filter.condition)
            """, [language, .bytes(key.bytes), .integer(id?.number ?? .max)] + filter.values)
        try check(rows, 0)
        return Int(try rows.first?.integer(1) ?? 0)
    }

    func place(of contact: Contact, in query: ContactQuery) async throws -> ContactPlace {
        let key = collation.key(of: contact.content.name, by: query.order)
        return ContactPlace(
            index: try await rank(of: key, id: contact.id, in: query), section: key.section,
            sectionTitle: collation.title(ofSection: key.section)
        )
    }

    /// Returns the rows of a page that begins at an offset.
    func page(of query: ContactQuery, offset: Int, limit: Int) async throws -> ContactPage {
        try await page(of: query, limit: limit, offset: offset, behind: nil)
    }

    /// Returns the rows of the page after a cursor.
    func page(of query: ContactQuery, after cursor: ContactCursor?, limit: Int) async throws -> ContactPage {
        try await page(of: query, limit: limit, offset: 0, behind: cursor)
    }

    private func page(of query: ContactQuery, limit: Int, offset: Int, behind cursor: ContactCursor?) async throws -> ContactPage {
        let limit = max(0, limit)
        let (statement, values) = statement(of: query, limit: limit, offset: offset, behind: cursor)
        let rows = try await connection.query(statement, values)
        try check(rows, 2)
        guard let head = rows.first else { throw PostgreSQLError(.shape, cause: "A page has no head.") }
        let found = rows.filter { !$0.isNull(3) }
        let contacts = try found.prefix(limit).map { try ContactReader.contact(of: $0, from: 3) }
        let next: ContactCursor? =
            if found.count > contacts.count, let last = contacts.last {
                ContactCursor(key: SortKey(bytes: try found[contacts.count - 1].bytes(6)), id: last.id)
            } else {
                nil
            }
        return ContactPage(
            version: head.isNull(0) ? 0 : Int(try head.integer(0)), total: Int(try head.integer(1)), contacts: contacts, next: next
        )
    }

    /// Returns the SQL statement for a page of rows and one more row. The additional row shows whether there is a next page.
    func statement(
        of query: ContactQuery, limit: Int, offset: Int, behind cursor: ContactCursor?
    ) -> (text: String, values: [PostgreSQLValue]) {
        let key = ListFilter.key(of: query.order)
        let place = cursor == nil ? "true" : "(entry.\(key), entry.contact) > ($4, $5)"
        let values: [PostgreSQLValue] = cursor.map { [.bytes($0.key.bytes), .integer($0.id.number)] } ?? []
        let filter = ListFilter(query, first: 4 + values.count)
        let text = """
            SELECT head.version, head.total, head.ordering, person.id, person.revision, person.content, found.key FROM (
                SELECT \(Self.version) AS version, \(filter.count) AS total, \(Self.ordering(3)) AS ordering
            ) AS head LEFT JOIN LATERAL (
                SELECT entry.contact, entry.\(key) AS key FROM contacts.place AS entry
                WHERE entry.ordering = \(Self.ordering(3)) AND \(place) AND \(filter.condition)
                ORDER BY entry.\(key), entry.contact OFFSET $1 LIMIT $2
            ) AS found ON true LEFT JOIN contacts.contact AS person ON person.id = found.contact
            ORDER BY found.key, found.contact
            """
        let more: Int64 = limit < .max ? 1 : 0
        return (text, [.integer(Int64(max(0, offset))), .integer(Int64(limit) + more), language] + values + filter.values)
    }

    func sections(of query: ContactQuery) async throws -> ContactSections {
        let filter = ListFilter(query, first: 2)
        let rows = try await connection.query(
            """
            SELECT \(Self.version), \(Self.ordering(1)), section.name, section.count FROM (SELECT 1) AS head LEFT JOIN LATERAL (
                SELECT substr(entry.\(ListFilter.key(of: query.order)), 1, 2) AS name, count(*) AS count FROM contacts.place AS entry
                WHERE entry.ordering = \(Self.ordering(1)) AND \(filter.condition) GROUP BY 1
            ) AS section ON true ORDER BY section.name
            """, [language] + filter.values)
        try check(rows, 1)
        guard let head = rows.first else { throw PostgreSQLError(.shape, cause: "Sections have no head.") }
        let sections = try rows.filter { !$0.isNull(2) }.map { row in
            let number = SortKey(bytes: try row.bytes(2)).section
            return ContactSection(id: number, title: collation.title(ofSection: number), count: Int(try row.integer(3)))
        }
        return ContactSections(version: head.isNull(0) ? 0 : Int(try head.integer(0)), sections: sections)
    }

    private func check(_ rows: [PostgreSQLRow], _ column: Int) throws {
        if let row = rows.first, row.isNull(column) { throw MissingOrdering() }
    }
}
