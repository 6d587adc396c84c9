/// A row that a query has returned. Read a column by its index, which begins at 0, and with the method for its type.
///
/// ```swift
/// for row in try await connection.query("SELECT id, name FROM person") {
///     print(try row.integer(0), try row.text(1))
/// }
/// ```
public struct PostgreSQLRow: Sendable, Hashable {
    /// The bytes of each column in PostgreSQL's binary format. They are `nil` for `NULL`.
    let columns: [[UInt8]?]

    /// Whether a column is `NULL` or does not exist.
    public func isNull(_ column: Int) -> Bool { columns.indices.contains(column) ? columns[column] == nil : true }

    /// Returns the number in a column of type `smallint`, `integer` or `bigint`.
    ///
    /// - Throws: ``PostgreSQLError`` with ``PostgreSQLError/Code/shape`` if the column has another type.
    public func integer(_ column: Int) throws(PostgreSQLError) -> Int64 {
        let bytes = try bytes(column)
        guard [2, 4, 8].contains(bytes.count) else { throw shape(column, "an integer") }
        let negative: UInt64 = bytes[0] & 0x80 == 0 ? 0 : .max
        return Int64(bitPattern: bytes.reduce(negative) { $0 << 8 | UInt64($1) })
    }

    /// Returns the value of a column of type `boolean`.
    ///
    /// - Throws: ``PostgreSQLError`` with ``PostgreSQLError/Code/shape`` if the column has another type.
    public func boolean(_ column: Int) throws(PostgreSQLError) -> Bool {
        let bytes = try bytes(column)
        guard bytes.count == 1 else { throw shape(column, "a boolean") }
        return bytes[0] != 0
    }

    /// Returns the value of a column of type `text`.
    ///
    /// - Throws: ``PostgreSQLError`` with ``PostgreSQLError/Code/shape`` if the column is null or not UTF-8.
    public func text(_ column: Int) throws(PostgreSQLError) -> String {
        guard let text = String(validating: try bytes(column), as: UTF8.self) else { throw shape(column, "a text") }
        return text
    }

    /// Returns the bytes of a column of type `bytea`, or the binary format of any other type.
    ///
    /// - Throws: ``PostgreSQLError`` with ``PostgreSQLError/Code/shape`` if the column is null or does not exist.
    public func bytes(_ column: Int) throws(PostgreSQLError) -> [UInt8] {
        guard columns.indices.contains(column), let bytes = columns[column] else { throw shape(column, "a value") }
        return bytes
    }

    private func shape(_ column: Int, _ wanted: String) -> PostgreSQLError {
        PostgreSQLError(.shape, cause: "Column \(column) is not \(wanted).")
    }
}
