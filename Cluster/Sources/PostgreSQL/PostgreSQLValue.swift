/// A value for a placeholder such as `$1` in a statement. It is sent separately and is never part of the SQL text.
///
/// ```swift
/// try await connection.query("SELECT id FROM person WHERE name = $1 AND age > $2", ["Ann", 30])
/// ```
public enum PostgreSQLValue: Sendable, Hashable {
    /// The SQL value `NULL`.
    case null
    /// A value of type `bigint`.
    case integer(Int64)
    /// A value of type `boolean`.
    case boolean(Bool)
    /// A value of type `text`.
    case text(String)
    /// A value of type `bytea`.
    case bytes([UInt8])
    /// A value of type `bigint[]`, an array of numbers.
    case integers([Int64])

    /// The number that every PostgreSQL server uses for the value's type (`pg_type.dat`). For a null value the statement decides the type.
    var type: UInt32 {
        switch self {
        case .null: 0
        case .integer: 20
        case .boolean: 16
        case .text: 25
        case .bytes: 17
        case .integers: 1016
        }
    }

    /// Returns the value in PostgreSQL's binary format.
    ///
    /// - Throws: ``PostgreSQLError`` with ``PostgreSQLError/Code/text`` for a text with U+0000.
    func encoded() throws(PostgreSQLError) -> [UInt8]? {
        switch self {
        case .null: return nil
        case .integer(let number): return Self.bytes(of: number)
        case .boolean(let isTrue): return [isTrue ? 1 : 0]
        case .bytes(let bytes): return bytes
        case .text(let text):
            let bytes = Array(text.utf8)
            if bytes.contains(0) { throw PostgreSQLError(.text) }
            return bytes
        case .integers(let numbers):
            // The binary format of an array: the number of dimensions, whether there are nulls, the type of the elements; then the length
            // and the first index of its only dimension.
            var bytes = Self.bytes(of: Int32(numbers.isEmpty ? 0 : 1)) + Self.bytes(of: Int32(0)) + Self.bytes(of: Int32(20))
            if !numbers.isEmpty { bytes += Self.bytes(of: Int32(numbers.count)) + Self.bytes(of: Int32(1)) }
            for number in numbers { bytes += Self.bytes(of: Int32(8)) + Self.bytes(of: number) }
            return bytes
        }
    }

    private static func bytes(of number: some FixedWidthInteger) -> [UInt8] {
        withUnsafeBytes(of: number.bigEndian) { Array($0) }
    }
}

extension PostgreSQLValue: ExpressibleByIntegerLiteral, ExpressibleByStringLiteral, ExpressibleByBooleanLiteral, ExpressibleByNilLiteral {
    /// Makes a value of type `bigint`.
    public init(integerLiteral value: Int64) { self = .integer(value) }
    /// Makes a value of type `text`.
    public init(stringLiteral value: String) { self = .text(value) }
    /// Makes a value of type `boolean`.
    public init(booleanLiteral value: Bool) { self = .boolean(value) }
    /// Makes the SQL value `NULL`.
    public init(nilLiteral: ()) { self = .null }
}
