/// Turns a route into the components of its address by means of its `Codable` conformance.
///
/// For an enum, the compiler writes this conformance. The conformance encodes the name of the case as a key, and under this key the values
/// of the case in their order (Swift Evolution SE-0295). This encoder collects the name and the values.
nonisolated final class RouteEncoder: Encoder {
    let codingPath: [any CodingKey] = []
    let userInfo: [CodingUserInfoKey: Any] = [:]

    /// The patterns of the encoded type, by the names of its cases.
    private let patterns: [String: String]
    private var caseName: String?
    private var values: [[String]] = []

    private init(patterns: [String: String]) {
        self.patterns = patterns
    }

    /// Returns the components of the address for a value.
    ///
    /// - Throws: ``RouteCodingError`` if an address cannot contain the value, or the error of the value's own encoding.
    static func components(of value: some Encodable) throws -> [String] {
        if let text = value as? String { return [text] }
        if let number = value as? any RouteNumber { return [number.description] }
        if RouteDecimal.isDecimal(type(of: value)) { return [try RouteDecimal.text(of: value)] }
        let encoder = RouteEncoder(patterns: (type(of: value) as? any Route.Type)?.paths ?? [:])
        try value.encode(to: encoder)
        guard let name = encoder.caseName else { return Array(encoder.values.joined()) }
        let pattern = encoder.patterns[name].map { RoutePattern(name: name, $0) } ?? RoutePattern(name: name)
        return try pattern.components(encoder.values)
    }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        KeyedEncodingContainer(Keyed(encoder: self))
    }

    func unkeyedContainer() -> any UnkeyedEncodingContainer { NoSequence(encoder: self) }
    func singleValueContainer() -> any SingleValueEncodingContainer { Single(encoder: self) }

    private func append(_ value: some Encodable) throws { values.append(try Self.components(of: value)) }
    private func appendNothing() { values.append([PathCoding.nothingMarker]) }

    private struct Keyed<Key: CodingKey>: KeyedEncodingContainerProtocol {
        let encoder: RouteEncoder
        var codingPath: [any CodingKey] { [] }

        mutating func encodeNil(forKey key: Key) { encoder.appendNothing() }
        mutating func encode<T: Encodable>(_ value: T, forKey key: Key) throws { try encoder.append(value) }

        // The default implementations of these methods leave out a `nil` value, but the address needs a marker for it.
        mutating func encodeIfPresent<T: Encodable>(_ value: T?, forKey key: Key) throws {
            if let value { try encoder.append(value) } else { encoder.appendNothing() }
        }
        mutating func encodeIfPresent(_ value: Bool?, forKey key: Key) throws { try optional(value) }
        mutating func encodeIfPresent(_ value: String?, forKey key: Key) throws { try optional(value) }
        mutating func encodeIfPresent(_ value: Double?, forKey key: Key) throws { try optional(value) }
        mutating func encodeIfPresent(_ value: Float?, forKey key: Key) throws { try optional(value) }
        mutating func encodeIfPresent(_ value: Int?, forKey key: Key) throws { try optional(value) }
        mutating func encodeIfPresent(_ value: Int8?, forKey key: Key) throws { try optional(value) }
        mutating func encodeIfPresent(_ value: Int16?, forKey key: Key) throws { try optional(value) }
        mutating func encodeIfPresent(_ value: Int32?, forKey key: Key) throws { try optional(value) }
        mutating func encodeIfPresent(_ value: Int64?, forKey key: Key) throws { try optional(value) }
        mutating func encodeIfPresent(_ value: UInt?, forKey key: Key) throws { try optional(value) }
        mutating func encodeIfPresent(_ value: UInt8?, forKey key: Key) throws { try optional(value) }
        mutating func encodeIfPresent(_ value: UInt16?, forKey key: Key) throws { try optional(value) }
        mutating func encodeIfPresent(_ value: UInt32?, forKey key: Key) throws { try optional(value) }
        mutating func encodeIfPresent(_ value: UInt64?, forKey key: Key) throws { try optional(value) }

        private func optional(_ value: (some Encodable)?) throws {
            if let value { try encoder.append(value) } else { encoder.appendNothing() }
        }

        mutating func nestedContainer<Nested: CodingKey>(
            keyedBy keyType: Nested.Type, forKey key: Key
        ) -> KeyedEncodingContainer<Nested> {
            encoder.caseName = key.stringValue
            return KeyedEncodingContainer(RouteEncoder.Keyed<Nested>(encoder: encoder))
        }

        mutating func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer { encoder.unkeyedContainer() }
        mutating func superEncoder() -> any Encoder { encoder }
        mutating func superEncoder(forKey key: Key) -> any Encoder { encoder }
    }

    private struct Single: SingleValueEncodingContainer {
        let encoder: RouteEncoder
        var codingPath: [any CodingKey] { [] }

        mutating func encodeNil() { encoder.appendNothing() }
        mutating func encode<T: Encodable>(_ value: T) throws { try encoder.append(value) }
    }

    /// A container for a sequence such as an array. It throws an error, because an address would not show where the sequence ends.
    private struct NoSequence: UnkeyedEncodingContainer {
        let encoder: RouteEncoder
        var codingPath: [any CodingKey] { [] }
        var count: Int { 0 }

        mutating func encodeNil() throws { throw RouteCodingError.valueWithoutText }
        mutating func encode<T: Encodable>(_ value: T) throws { throw RouteCodingError.valueWithoutText }
        mutating func nestedContainer<Key: CodingKey>(keyedBy keyType: Key.Type) -> KeyedEncodingContainer<Key> {
            encoder.container(keyedBy: keyType)
        }
        mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { self }
        mutating func superEncoder() -> any Encoder { encoder }
    }
}
