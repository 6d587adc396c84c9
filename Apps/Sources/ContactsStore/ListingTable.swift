import ContactsModel
import Foundation
import GRDB

/// Every list that can be on screen, as stored rows in their order.
struct ListingTable {
    let database: Database
    let collation: ContactCollation

    /// What a contact of this name takes up in the listings.
    static func words(of name: ContactName) -> [String] {
        NameFolding.words(of: name.first + " " + name.last)
    }

    func insert(_ name: ContactName, key: SortKey, id: Contact.ID) throws {
        let statement = try database.cachedStatement(sql: "INSERT INTO listing VALUES (?, ?, ?, ?)")
        let key = Data(key.bytes)
        for entry in ListPlan.entries(of: Self.words(of: name)) {
            try statement.execute(arguments: [entry.list, key, id.number, entry.word])
        }
    }

    func delete(_ name: ContactName, key: SortKey, id: Contact.ID) throws {
        let statement = try database.cachedStatement(
            sql: "DELETE FROM listing WHERE list = ? AND key = ? AND contact = ? AND word = ?"
        )
        let key = Data(key.bytes)
        for entry in ListPlan.entries(of: Self.words(of: name)) {
            try statement.execute(arguments: [entry.list, key, id.number, entry.word])
        }
    }

    func count(of query: ContactQuery) throws -> Int {
        guard !query.isAll else { return try BlockTable(database: database).total() }
        let rows = ListPlan(query).rows()
        return try number("SELECT count(*) FROM (\(rows.sql))", rows.arguments)
    }

    /// How many contacts of a list stand before a place; a nil identifier is behind all of equal name.
    func rank(of key: SortKey, id: Contact.ID?, in query: ContactQuery) throws -> Int {
        let place = [Data(key.bytes), id?.number ?? Int64.max] as [any DatabaseValueConvertible]
        guard !query.isAll else { return try BlockTable(database: database).rank(of: place) }
        let rows = ListPlan(query).rows(where: " AND (l.key, l.contact) < (?, ?)", place)
        return try number("SELECT count(*) FROM (\(rows.sql))", rows.arguments)
    }

    /// The rows of some contacts, from the top: one walk through the list, whatever their number.
    func rows(of contacts: Set<Contact.ID>, in query: ContactQuery) throws -> [(index: Int, id: Contact.ID, section: Int)] {
        let plan = ListPlan(query).rows()
        let found = try Row.fetchCursor(
            database.cachedStatement(sql: "\(plan.sql) ORDER BY l.key, l.contact"),
            arguments: StatementArguments(plan.arguments)
        )
        var rows: [(index: Int, id: Contact.ID, section: Int)] = []
        var index = 0
        while let row = try found.next() {
            let id = Contact.ID(try row.value(1) as Int64)
            if contacts.contains(id) {
                rows.append((index, id, SortKey(bytes: Array(try row.value(0) as Data)).section))
            }
            index += 1
        }
        return rows
    }

    func page(of query: ContactQuery, offset: Int, limit: Int) throws -> (contacts: [Contact], next: ContactCursor?) {
        guard !query.isAll else {
            guard let start = try BlockTable(database: database).start(ofRow: offset) else { return ([], nil) }
            let rows = ListPlan(query).rows(where: " AND (l.key, l.contact) >= (?, ?)", [start.key, start.contact])
            return try page(rows, offset: start.skip, limit: limit)
        }
        return try page(ListPlan(query).rows(), offset: offset, limit: limit)
    }

    func page(of query: ContactQuery, after cursor: ContactCursor?, limit: Int) throws -> (
        contacts: [Contact], next: ContactCursor?
    ) {
        guard let cursor else { return try page(ListPlan(query).rows(), offset: 0, limit: limit) }
        let place = [Data(cursor.key.bytes), cursor.id.number] as [any DatabaseValueConvertible]
        return try page(ListPlan(query).rows(where: " AND (l.key, l.contact) > (?, ?)", place), offset: 0, limit: limit)
    }

    func sections(of query: ContactQuery) throws -> [ContactSection] {
        let counted: [(section: Data, count: Int)]
        if query.isAll {
            counted = try BlockTable(database: database).sections()
        } else {
            let rows = ListPlan(query).rows()
            counted = try Row.fetchAll(
                database.cachedStatement(sql: """
                    SELECT substr(key, 1, 2), count(*) FROM (\(rows.sql)) GROUP BY 1 ORDER BY 1
                    """),
                arguments: StatementArguments(rows.arguments)
            ).map { (try $0.value(0), try $0.count(1)) }
        }
        return counted.map { entry in
            let section = SortKey(bytes: Array(entry.section)).section
            return ContactSection(id: section, title: collation.title(ofSection: section), count: entry.count)
        }
    }

    private func page(
        _ rows: (sql: String, arguments: [any DatabaseValueConvertible]),
        offset: Int,
        limit: Int
    ) throws -> (contacts: [Contact], next: ContactCursor?) {
        // One row more than asked tells whether a page follows.
        let found = try Row.fetchAll(
            database.cachedStatement(sql: """
                SELECT c.id, c.revision, c.first, c.last, p.key
                FROM (\(rows.sql) ORDER BY l.key, l.contact LIMIT ? OFFSET ?) p JOIN contact c ON c.id = p.contact
                ORDER BY p.key, p.contact
                """),
            arguments: StatementArguments(rows.arguments + [limit + 1, offset])
        )
        let kept = Array(found.prefix(limit))
        let next = found.count > limit ? kept.last : nil
        return (
            try ContactTable(database: database).contacts(of: kept),
            try next.map { row in
                ContactCursor(key: SortKey(bytes: Array(try row.value(4) as Data)), id: Contact.ID(try row.value(0)))
            }
        )
    }

    private func number(_ sql: String, _ arguments: [any DatabaseValueConvertible]) throws -> Int {
        try Int.fetchOne(database.cachedStatement(sql: sql), arguments: StatementArguments(arguments)) ?? 0
    }
}
