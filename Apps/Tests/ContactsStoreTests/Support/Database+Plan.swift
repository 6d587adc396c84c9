import GRDB

extension Database {
    /// The steps by which SQLite answers a question.
    func plan(_ sql: String, _ arguments: StatementArguments) throws -> [String] {
        try Row.fetchAll(self, sql: "EXPLAIN QUERY PLAN " + sql, arguments: arguments).map { $0["detail"] as String }
    }
}
