import ContactsModel
import Foundation
import GRDB

/// Stores row counts for a list of all contacts in one sort order. With them, the contact at a row number is found without counting all
/// rows before it.
///
/// An SQL index finds a name in a few steps, but it does not know how many names come before the name. So the list is divided into blocks
/// of up to 512 rows, and each block stores the number of its rows. A row number is the sum of the counts of some hundred blocks, plus the
/// rows that are counted within one block. Every block lies within one section, so a section's length is a sum of counts too.
struct BlockTable {
    let database: Database
    /// The number of the language's sort order, as in the table `ordering`.
    let ordering: Int64
    let order: ContactOrder

    /// The values of the columns `ordering` and `list` for the list whose rows are counted.
    private var list: [any DatabaseValueConvertible] { [ordering, order == .firstName ? "" : ListPlan.byLastName] }

    /// The largest number of rows in a block. A block with more is divided into two halves.
    static let largest = 512

    func total() throws -> Int {
        try Row.fetchOne(
            database.cachedStatement(sql: "SELECT coalesce(sum(count), 0) FROM block WHERE ordering = ? AND list = ?"),
            arguments: StatementArguments(list)
        )?.count(0) ?? 0
    }

    func sections() throws -> [(section: Data, count: Int)] {
        try Row.fetchAll(
            database.cachedStatement(
                sql: """
                    SELECT substr(start, 1, 2), sum(count) FROM block WHERE ordering = ? AND list = ? GROUP BY 1 ORDER BY 1
                    """), arguments: StatementArguments(list)
        ).map { (try $0.value(0), try $0.count(1)) }
    }

    /// Returns the number of contacts before a position in the list. The position is the pair `[key, contact]`.
    func rank(of place: [any DatabaseValueConvertible]) throws -> Int {
        guard
            let block = try Row.fetchOne(
                database.cachedStatement(
                    sql: """
                        SELECT start, contact FROM block WHERE ordering = ? AND list = ? AND (start, contact) <= (?, ?)
                        ORDER BY start DESC, contact DESC LIMIT 1
                        """),
                arguments: StatementArguments(list + place)
            )
        else { return 0 }
        let start = try beginning(of: block)
        let before = try Row.fetchOne(
            database.cachedStatement(
                sql: """
                    SELECT coalesce(sum(count), 0) FROM block WHERE ordering = ? AND list = ? AND (start, contact) < (?, ?)
                    """),
            arguments: StatementArguments(list + start)
        )?.count(0)
        let within = try Int.fetchOne(
            database.cachedStatement(
                sql: """
                    SELECT count(*) FROM listing
                    WHERE ordering = ? AND list = ? AND (key, contact) >= (?, ?) AND (key, contact) < (?, ?)
                    """),
            arguments: StatementArguments(list + start + place)
        )
        return (before ?? 0) + (within ?? 0)
    }

    /// Returns the start of the block that contains a row, and the number of rows to skip in the block to reach it. Nil if the list is
    /// shorter.
    func start(ofRow row: Int) throws -> (key: Data, contact: Int64, skip: Int)? {
        var skip = row
        let blocks = try Row.fetchCursor(
            database.cachedStatement(
                sql: """
                    SELECT count, start, contact FROM block WHERE ordering = ? AND list = ? ORDER BY start, contact
                    """), arguments: StatementArguments(list))
        while let block = try blocks.next() {
            let count = try block.count(0)
            if skip < count { return (try block.value(1), try block.value(2), skip) }
            skip -= count
        }
        return nil
    }

    /// Adds 1 to the count of the block in which the new row of a contact is.
    func insert(_ key: SortKey, id: Contact.ID) throws {
        guard let block = try block(of: key, id: id) else {
            try add(start: Data(key.bytes.prefix(2)), contact: 0, count: 1)
            return
        }
        let count = try block.count(2) + 1
        guard count > Self.largest else { return try set(block, count: count) }
        guard
            let middle = try Row.fetchOne(
                database.cachedStatement(
                    sql: """
                        SELECT key, contact FROM listing WHERE ordering = ? AND list = ? AND (key, contact) >= (?, ?)
                        ORDER BY key, contact LIMIT 1 OFFSET ?
                        """),
                arguments: StatementArguments(list + (try beginning(of: block)) + [count / 2])
            )
        else { return try set(block, count: count) }
        try set(block, count: count / 2)
        try add(start: middle.value(0), contact: middle.value(1), count: count - count / 2)
    }

    /// Subtracts 1 from the count of the block in which the removed row of a contact was.
    func delete(_ key: SortKey, id: Contact.ID) throws {
        guard let block = try block(of: key, id: id) else { return }
        try set(block, count: block.count(2) - 1)
    }

    /// Deletes all blocks and counts the rows of the list again.
    func rebuild() throws {
        try database.execute(sql: "DELETE FROM block WHERE ordering = ? AND list = ?", arguments: StatementArguments(list))
        var start: (key: Data, contact: Int64)?
        var count = 0
        let rows = try Row.fetchCursor(
            database,
            sql: """
                SELECT key, contact FROM listing WHERE ordering = ? AND list = ? ORDER BY key, contact
                """, arguments: StatementArguments(list))
        while let row = try rows.next() {
            let key: Data = try row.value(0)
            if let first = start, first.key.prefix(2) != key.prefix(2) || count == Self.largest / 2 {
                try add(start: first.key, contact: first.contact, count: count)
                start = nil
                count = 0
            }
            if start == nil { start = (key, try row.value(1)) }
            count += 1
        }
        if let start { try add(start: start.key, contact: start.contact, count: count) }
    }

    private func block(of key: SortKey, id: Contact.ID) throws -> Row? {
        try Row.fetchOne(
            database.cachedStatement(
                sql: """
                    SELECT start, contact, count FROM block WHERE ordering = ? AND list = ? AND (start, contact) <= (?, ?) AND start >= ?
                    ORDER BY start DESC, contact DESC LIMIT 1
                    """),
            arguments: StatementArguments(list + [Data(key.bytes), id.number, Data(key.bytes.prefix(2))])
        )
    }

    /// Returns the position `[key, contact]` of the first row of a block. The block is a row `[start, contact, …]` of the table.
    private func beginning(of block: Row) throws -> [any DatabaseValueConvertible] {
        [try block.value(0) as Data, try block.value(1) as Int64]
    }

    private func add(start: Data, contact: Int64, count: Int) throws {
        try database.cachedStatement(sql: "INSERT INTO block VALUES (?, ?, ?, ?, ?)")
            .execute(arguments: StatementArguments(list + [start, contact, count]))
    }

    private func set(_ block: Row, count: Int) throws {
        let place = try beginning(of: block)
        if count > 0 {
            try database.cachedStatement(sql: "UPDATE block SET count = ? WHERE ordering = ? AND list = ? AND start = ? AND contact = ?")
                .execute(arguments: StatementArguments([count] + list + place))
        } else {
            try database.cachedStatement(sql: "DELETE FROM block WHERE ordering = ? AND list = ? AND start = ? AND contact = ?")
                .execute(arguments: StatementArguments(list + place))
        }
    }
}
