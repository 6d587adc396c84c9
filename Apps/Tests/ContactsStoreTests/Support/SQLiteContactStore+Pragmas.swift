import GRDB

@testable import ContactsStore

extension SQLiteContactStore {
    /// The settings of the writing connection for durability.
    func pragmas() throws -> (synchronous: Int?, journal: String?) {
        try database.writeWithoutTransaction { database in
            (
                try Int.fetchOne(database, sql: "PRAGMA synchronous"),
                try String.fetchOne(database, sql: "PRAGMA journal_mode")
            )
        }
    }
}
