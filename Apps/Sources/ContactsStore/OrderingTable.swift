import ContactsModel
import Foundation
import GRDB

/// The orders that the file keeps: one for each language that somebody has asked for.
///
/// An order is made when the first person of its language looks at a list. From then on every write keeps it, so each language
/// costs the writes something, and only the languages that are used do. Rows by other rules than this program's, as after an update
/// of the Unicode collation, could not be kept right. They go, and are made anew for whoever asks next.
struct OrderingTable {
    let database: Database

    /// The order of a collation; nil if the file has none, or one by other rules.
    func ordering(of collation: ContactCollation) throws -> Ordering? {
        let row = try Row.fetchOne(
            database.cachedStatement(sql: "SELECT number FROM ordering WHERE language = ? AND signature = ?"),
            arguments: [collation.language, collation.signature]
        )
        return try row.map { Ordering(number: try $0.value(0), collation: collation) }
    }

    /// The orders that a write keeps. Orders by other rules go.
    func kept() throws -> [Ordering] {
        let (kept, stale) = try sorted()
        try drop(stale)
        return kept
    }

    /// Makes the order of a collation, if it is missing.
    func make(_ collation: ContactCollation) throws {
        let (kept, stale) = try sorted()
        if kept.contains(where: { $0.collation.language == collation.language }) { return }
        try drop(stale)
        try database.cachedStatement(sql: "INSERT INTO ordering (language, signature) VALUES (?, ?)")
            .execute(arguments: [collation.language, collation.signature])
        try Reindexing(database: database, ordering: Ordering(number: database.lastInsertedRowID, collation: collation)).run()
    }

    /// Makes the store's own order, and lets go of what nobody can ask for any more.
    func begin(with collations: ContactCollations) throws {
        let (kept, stale) = try sorted()
        try drop(stale + kept.filter { !collations.languages.contains($0.collation.language) }.map(\.number))
        try make(collations.own)
    }

    /// The orders by the rules of this program, and the numbers of the others.
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
            // Without a condition SQLite empties a table at once, however long it is.
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
