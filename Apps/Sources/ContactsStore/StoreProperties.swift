import GRDB

/// The store's own few facts, read and written within a transaction.
struct StoreProperties {
    let database: Database

    /// How many writes the store has seen.
    func version() throws -> Int {
        try Int.fetchOne(database.cachedStatement(sql: "SELECT value FROM property WHERE name = 'version'")) ?? 0
    }

    func set(version: Int) throws {
        try database.cachedStatement(sql: "UPDATE property SET value = ? WHERE name = 'version'")
            .execute(arguments: [version])
    }
}
