import ContactsModel
import Foundation
import GRDB

/// The table `listing`: the rows of every list that a screen can show, in the order of one language.
struct ListingTable {
    let database: Database
    let ordering: Ordering

    private var collation: ContactCollation { ordering.collation }

    private func blocks(_ order: ContactOrder) -> BlockTable {
        BlockTable(database: database, ordering: ordering.number, order: order)
    }

    private func plan(_ query: ContactQuery) -> ListPlan { ListPlan(query, in: ordering.number) }

    /// Adds a contact to all lists that it belongs to.
    func insert(_ contact: Contact) throws {
        try insert(ListingEntry.entries(of: contact.content, number: contact.id.number, by: collation))
        for order in ContactOrder.allCases {
            try blocks(order).insert(collation.key(of: contact.content.name, by: order), id: contact.id)
        }
    }

    /// Removes a contact from all lists.
    func delete(_ contact: Contact) throws {
        let statement = try database.cachedStatement(
            sql: "DELETE FROM listing WHERE ordering = ? AND list = ? AND key = ? AND contact = ? AND word = ?"
        )
        for entry in ListingEntry.entries(of: contact.content, number: contact.id.number, by: collation) {
            try statement.execute(arguments: [ordering.number, entry.list, Data(entry.key.bytes), contact.id.number, entry.word])
        }
        try database.cachedStatement(sql: "DELETE FROM sorting WHERE ordering = ? AND contact = ?")
            .execute(arguments: [ordering.number, contact.id.number])
        for order in ContactOrder.allCases {
            try blocks(order).delete(collation.key(of: contact.content.name, by: order), id: contact.id)
        }
    }

    /// Removes all contacts from all lists.
    func deleteAll() throws {
        for table in ["listing", "sorting", "block"] {
            try database.execute(sql: "DELETE FROM \(table) WHERE ordering = ?", arguments: [ordering.number])
        }
    }

    /// Inserts rows without changing the row counts of ``BlockTable``.
    ///
    /// - Parameter identifier: returns the identifier of the contact for the number in a row.
    func insert(_ entries: [ListingEntry], identifier: (Int64) -> Contact.ID = { Contact.ID($0) }) throws {
        let listing = try database.cachedStatement(sql: "INSERT INTO listing VALUES (?, ?, ?, ?, ?)")
        let sorting = try database.cachedStatement(sql: "INSERT INTO sorting VALUES (?, ?, ?)")
        for entry in entries {
            let (number, key) = (identifier(entry.contact).number, Data(entry.key.bytes))
            try listing.execute(arguments: [ordering.number, entry.list, key, number, entry.word])
            if entry.list == ListPlan.byLastName { try sorting.execute(arguments: [ordering.number, number, key]) }
        }
    }

    func count(of query: ContactQuery) throws -> Int {
        guard !query.isAll else { return try blocks(query.order).total() }
        let rows = plan(query).rows()
        return try number("SELECT count(*) FROM (\(rows.sql))", rows.arguments)
    }

    /// Returns the number of contacts before a position in a list. If `id` is nil, the position is after all contacts with the same name.
    func rank(of key: SortKey, id: Contact.ID?, in query: ContactQuery) throws -> Int {
        let place = [Data(key.bytes), id?.number ?? Int64.max] as [any DatabaseValueConvertible]
        guard !query.isAll else { return try blocks(query.order).rank(of: place) }
        let rows = plan(query).rows(where: " AND (l.key, l.contact) < (?, ?)", place)
        return try number("SELECT count(*) FROM (\(rows.sql))", rows.arguments)
    }

    /// Returns the row and the section of a contact in a list.
    func place(of contact: Contact, in query: ContactQuery) throws -> ContactPlace {
        let key = collation.key(of: contact.content.name, by: query.order)
        return place(at: try rank(of: key, id: contact.id, in: query), section: key.section)
    }

    /// Returns the rows and sections of some contacts in a list, from the top. It reads the list once, however many contacts they are.
    func places(of contacts: Set<Contact.ID>, in query: ContactQuery) throws -> [(id: Contact.ID, place: ContactPlace)] {
        let plan = plan(query).rows()
        let found = try Row.fetchCursor(
            database.cachedStatement(sql: "\(plan.sql) ORDER BY l.key, l.contact"),
            arguments: StatementArguments(plan.arguments)
        )
        var places: [(id: Contact.ID, place: ContactPlace)] = []
        var index = 0
        while let row = try found.next() {
            let id = Contact.ID(try row.value(1) as Int64)
            if contacts.contains(id) {
                places.append((id, place(at: index, section: SortKey(bytes: Array(try row.value(0) as Data)).section)))
            }
            index += 1
        }
        return places
    }

    private func place(at index: Int, section: Int) -> ContactPlace {
        ContactPlace(index: index, section: section, sectionTitle: collation.title(ofSection: section))
    }

    func page(of query: ContactQuery, offset: Int, limit: Int) throws -> (contacts: [Contact], next: ContactCursor?) {
        guard !query.isAll else {
            guard let start = try blocks(query.order).start(ofRow: offset) else { return ([], nil) }
            let rows = plan(query).rows(where: " AND (l.key, l.contact) >= (?, ?)", [start.key, start.contact])
            return try page(rows, offset: start.skip, limit: limit)
        }
        return try page(plan(query).rows(), offset: offset, limit: limit)
    }

    func page(of query: ContactQuery, after cursor: ContactCursor?, limit: Int) throws -> (
        contacts: [Contact], next: ContactCursor?
    ) {
        guard let cursor else { return try page(plan(query).rows(), offset: 0, limit: limit) }
        let place = [Data(cursor.key.bytes), cursor.id.number] as [any DatabaseValueConvertible]
        return try page(plan(query).rows(where: " AND (l.key, l.contact) > (?, ?)", place), offset: 0, limit: limit)
    }

    func sections(of query: ContactQuery) throws -> [ContactSection] {
        let counted: [(section: Data, count: Int)]
        if query.isAll {
            counted = try blocks(query.order).sections()
        } else {
            let rows = plan(query).rows()
            counted = try Row.fetchAll(
                database.cachedStatement(
                    sql: """
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
        // Read one row more than requested, to find out whether the list has a next page.
        let found = try Row.fetchAll(
            database.cachedStatement(sql: Self.page(of: rows.sql)),
            arguments: StatementArguments(rows.arguments + [limit + 1, offset])
        )
        let kept = Array(found.prefix(limit))
        let next = found.count > limit ? kept.last : nil
        return (
            try ContactTable(database: database).contacts(of: kept),
            try next.map { row in
                ContactCursor(key: SortKey(bytes: Array(try row.value(5) as Data)), id: Contact.ID(try row.value(0)))
            }
        )
    }

    /// Returns the SQL that reads contacts for some rows of a list.
    static func page(of rows: String) -> String {
        """
        SELECT \(ContactTable.columns), p.key
        FROM (\(rows) ORDER BY l.key, l.contact LIMIT ? OFFSET ?) p JOIN contact c ON c.id = p.contact
        ORDER BY p.key, p.contact
        """
    }

    private func number(_ sql: String, _ arguments: [any DatabaseValueConvertible]) throws -> Int {
        try Int.fetchOne(database.cachedStatement(sql: sql), arguments: StatementArguments(arguments)) ?? 0
    }
}
