import ContactsModel
import Foundation
import GRDB

/// The table `ordering` of the sort orders in the file: one for each language that was requested.
///
/// A sort order is made when the first person of its language opens a list. From then on every write updates it. So each used language
/// makes writes slower, and unused languages cost nothing. After an update of the Unicode collation, the stored rows of an order no longer
/// match the keys that this program makes. Such rows are deleted, and made again on the next request.
struct OrderingTable {
    let database: Database

    /// Returns the sort order of a collation. Returns nil if the file does not have it, or if its rows were sorted by other rules.
    func ordering(of collation: ContactCollation) throws -> Ordering? {
        let row = try Row.fetchOne(
            database.cachedStatement(sql: "SELECT number FROM ordering WHERE language = ? AND signature = ?"),
            arguments: [collation.language, collation.signature]
        )
        return try row.map { Ordering(number: try $0.value(0), collation: collation) }
    }

    /// Returns the sort orders that a write must update. Orders that were sorted by other rules than this program's are deleted.
    func kept() throws -> [Ordering] {
        let (kept, stale) = try sorted()
        try drop(stale)
        return kept
    }

    /// Makes the sort order of a collation, if the file does not have it.
    func make(_ collation: ContactCollation) throws {
        let (kept, stale) = try sorted()
        if kept.contains(where: { $0.collation.language == collation.language }) { return }
        try drop(stale)
        try database.cachedStatement(sql: "INSERT INTO ordering (language, signature) VALUES (?, ?)")
            .execute(arguments: [collation.language, collation.signature])
        try Reindexing(database: database, ordering: Ordering(number: database.lastInsertedRowID, collation: collation)).run()
    }

    /// Makes the order of the store's own language, and deletes the orders of languages that the store no longer has.
    func begin(with collations: ContactCollations) throws {
        let (kept, stale) = try sorted()
        try drop(stale + kept.filter { !collations.languages.contains($0.collation.language) }.map(\.number))
        try make(collations.own)
    }

    /// Returns the orders that were sorted by the rules of this program, and the numbers of the others.
    private func sorted() throws -> (kept: [Ordering], stale: [Int64]) {
        var (kept, stale) = ([Ordering](), [Int64]())
        let rows = try Row.fetchAll(database.cachedStatement(sql: "SELECT number, language, signature FROM ordering ORDER BY number"))
        for row in rows {
            let collation = ContactCollation(locale: Locale(identifier: try row.value(1)))
            let number: Int64 = try row.value(0)
            if try row.value(2) == collation.signature {
                kept.append(Ordering(number: number, collation: collation))
            } else {
                stale.append(number)
            }
        }
        return (kept, stale)
    }

    private func drop(_ numbers: [Int64]) throws {
        if numbers.isEmpty { return }
        for number in numbers {
            try database.cachedStatement(sql: "DELETE FROM ordering WHERE number = ?").execute(arguments: [number])
        }
        let isNoneLeft = try Row.fetchOne(database.cachedStatement(sql: "SELECT 1 FROM ordering")) == nil
        for table in ["listing", "sorting", "block"] {
            // No order is left: a `DELETE` without a condition empties a table at once, even a long one.
            if isNoneLeft {
                try database.execute(sql: "DELETE FROM \(table)")
                continue
            }
            for number in numbers {
                try database.execute(sql: "DELETE FROM \(table) WHERE ordering = ?", arguments: [number])
            }
        }
    }
}
