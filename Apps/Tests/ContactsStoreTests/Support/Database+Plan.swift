import GRDB

extension Database {
    /// The steps of SQLite's plan for a query.
    func plan(_ sql: String, _ arguments: StatementArguments) throws -> [String] {
        try Row.fetchAll(self, sql: "EXPLAIN QUERY PLAN " + sql, arguments: arguments).map { $0["detail"] as String }
    }
}
