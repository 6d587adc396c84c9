/// A row of an answer. Columns are asked for by their number, from 0, and as the type that they are to have.
///
/// ```swift
/// for row in try await connection.query("SELECT id, name FROM person") {
///     print(try row.integer(0), try row.text(1))
/// }
/// ```
public struct PostgreSQLRow: Sendable, Hashable {
    /// The binary form of each column; nil for `NULL`.
    let columns: [[UInt8]?]

    /// Whether a column is `NULL`, or is not there.
    public func isNull(_ column: Int) -> Bool { columns.indices.contains(column) ? columns[column] == nil : true }

    /// A `smallint`, an `integer` or a `bigint`.
    ///
    /// - Throws: ``PostgreSQLError`` with ``PostgreSQLError/Code/shape`` if the column is something else.
    public func integer(_ column: Int) throws(PostgreSQLError) -> Int64 {
        let bytes = try bytes(column)
        guard [2, 4, 8].contains(bytes.count) else { throw shape(column, "an integer") }
        let negative: UInt64 = bytes[0] & 0x80 == 0 ? 0 : .max
        return Int64(bitPattern: bytes.reduce(negative) { $0 << 8 | UInt64($1) })
    }

    /// A `boolean`.
    ///
    /// - Throws: ``PostgreSQLError`` with ``PostgreSQLError/Code/shape`` if the column is something else.
    public func boolean(_ column: Int) throws(PostgreSQLError) -> Bool {
        let bytes = try bytes(column)
        guard bytes.count == 1 else { throw shape(column, "a boolean") }
        return bytes[0] != 0
    }

    /// A `text`.
    ///
    /// - Throws: ``PostgreSQLError`` with ``PostgreSQLError/Code/shape`` if the column is null or no UTF-8.
    public func text(_ column: Int) throws(PostgreSQLError) -> String {
        guard let text = String(validating: try bytes(column), as: UTF8.self) else { throw shape(column, "a text") }
        return text
    }

    /// A `bytea`, or the binary form of anything else.
    ///
    /// - Throws: ``PostgreSQLError`` with ``PostgreSQLError/Code/shape`` if the column is null or is not there.
    public func bytes(_ column: Int) throws(PostgreSQLError) -> [UInt8] {
        guard columns.indices.contains(column), let bytes = columns[column] else { throw shape(column, "a value") }
        return bytes
    }

    private func shape(_ column: Int, _ wanted: String) -> PostgreSQLError {
        PostgreSQLError(.shape, cause: "Column \(column) is not \(wanted).")
    }
}
