import GRDB

/// The table `property` of the store's own values, such as its version. Use it within a transaction.
struct StoreProperties {
    let database: Database

    /// Returns the version of the store, which is the number of writes.
    func version() throws -> Int {
        try Int.fetchOne(database.cachedStatement(sql: "SELECT value FROM property WHERE name = 'version'")) ?? 0
    }

    func set(version: Int) throws {
        try database.cachedStatement(sql: "UPDATE property SET value = ? WHERE name = 'version'")
            .execute(arguments: [version])
    }
}
