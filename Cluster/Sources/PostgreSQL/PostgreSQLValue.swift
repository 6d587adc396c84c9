/// A value that is bound to a statement. It goes to the database beside the statement and is never part of its text.
///
/// ```swift
/// try await connection.query("SELECT id FROM person WHERE name = $1 AND age > $2", ["Ann", 30])
/// ```
public enum PostgreSQLValue: Sendable, Hashable {
    /// `NULL`.
    case null
    /// A `bigint`.
    case integer(Int64)
    /// A `boolean`.
    case boolean(Bool)
    /// A `text`.
    case text(String)
    /// A `bytea`.
    case bytes([UInt8])
    /// A `bigint[]`.
    case integers([Int64])

    /// The identifier of the type in every PostgreSQL (`pg_type.dat`). What is null has the type that the statement wants.
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

    /// The binary form.
    ///
    /// - Throws: ``PostgreSQLError`` with ``PostgreSQLError/Code/text`` for a text that has U+0000 in it.
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
            // Dimensions, whether something is null, the type; then length and lower bound of the one dimension.
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
    /// A `bigint`.
    public init(integerLiteral value: Int64) { self = .integer(value) }
    /// A `text`.
    public init(stringLiteral value: String) { self = .text(value) }
    /// A `boolean`.
    public init(booleanLiteral value: Bool) { self = .boolean(value) }
    /// `NULL`.
    public init(nilLiteral: ()) { self = .null }
}
