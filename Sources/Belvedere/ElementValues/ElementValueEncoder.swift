/// Encodes a value to an ``ElementValue`` with the `Encodable` conformance of its type.
nonisolated final class ElementValueEncoder: Encoder {
    let codingPath: [any CodingKey]
    let userInfo: [CodingUserInfoKey: Any] = [:]
    private var single: ElementValue?
    private var list: [ElementValueEncoder]?
    private var object: [String: ElementValueEncoder]?

    private init(at codingPath: [any CodingKey]) {
        self.codingPath = codingPath
    }

    private init(_ value: ElementValue) {
        codingPath = []
        single = value
    }

    /// - Throws: The error of the value's own `encode(to:)`.
    static func value(of value: some Encodable) throws -> ElementValue {
        try encoder(of: value, at: []).value
    }

    private static func encoder(of value: some Encodable, at path: [any CodingKey]) throws -> ElementValueEncoder {
        let encoder = ElementValueEncoder(at: path)
        // These types are the most common in lists and need no container.
        switch value {
        case let text as String: encoder.single = .text(text)
        case let number as Double: encoder.single = .number(number)
        case let number as Int: encoder.single = .number(Double(number))
        case let flag as Bool: encoder.single = .flag(flag)
        default: try value.encode(to: encoder)
        }
        return encoder
    }

    private var value: ElementValue {
        if let object { return .object(object.mapValues(\.value)) }
        if let list { return .list(list.map(\.value)) }
        return single ?? .object([:])
    }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        object = object ?? [:]
        return KeyedEncodingContainer(Keyed(encoder: self))
    }

    func unkeyedContainer() -> any UnkeyedEncodingContainer {
        list = list ?? []
        return Unkeyed(encoder: self)
    }

    func singleValueContainer() -> any SingleValueEncodingContainer { Single(encoder: self) }

    private struct Keyed<Key: CodingKey>: KeyedEncodingContainerProtocol {
        let encoder: ElementValueEncoder
        var codingPath: [any CodingKey] { encoder.codingPath }

        private func path(_ key: any CodingKey) -> [any CodingKey] { encoder.codingPath + [key] }
        private func add(_ name: String) -> ElementValueEncoder {
            let nested = ElementValueEncoder(at: codingPath)
            encoder.object?[name] = nested
            return nested
        }

        mutating func encodeNil(forKey key: Key) throws { encoder.object?[key.stringValue] = ElementValueEncoder(.null) }
        mutating func encode(_ value: some Encodable, forKey key: Key) throws {
            encoder.object?[key.stringValue] = try ElementValueEncoder.encoder(of: value, at: path(key))
        }
        mutating func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type, forKey key: Key) -> KeyedEncodingContainer<Nested> {
            add(key.stringValue).container(keyedBy: type)
        }
        mutating func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer { add(key.stringValue).unkeyedContainer() }
        mutating func superEncoder() -> any Encoder { add("super") }
        mutating func superEncoder(forKey key: Key) -> any Encoder { add(key.stringValue) }
    }

    private struct Unkeyed: UnkeyedEncodingContainer {
        let encoder: ElementValueEncoder
        var codingPath: [any CodingKey] { encoder.codingPath }
        var count: Int { encoder.list?.count ?? 0 }

        private func add() -> ElementValueEncoder {
            let nested = ElementValueEncoder(at: codingPath)
            encoder.list?.append(nested)
            return nested
        }

        mutating func encodeNil() throws { encoder.list?.append(ElementValueEncoder(.null)) }
        mutating func encode(_ value: some Encodable) throws {
            encoder.list?.append(try ElementValueEncoder.encoder(of: value, at: codingPath))
        }
        mutating func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type) -> KeyedEncodingContainer<Nested> {
            add().container(keyedBy: type)
        }
        mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { add().unkeyedContainer() }
        mutating func superEncoder() -> any Encoder { add() }
    }

    private struct Single: SingleValueEncodingContainer {
        let encoder: ElementValueEncoder
        var codingPath: [any CodingKey] { encoder.codingPath }

        mutating func encodeNil() throws { encoder.single = .null }
        mutating func encode(_ value: Bool) throws { encoder.single = .flag(value) }
        mutating func encode(_ value: String) throws { encoder.single = .text(value) }
        mutating func encode(_ value: Double) throws { encoder.single = .number(value) }
        mutating func encode(_ value: Float) throws { encoder.single = .number(Double(value)) }
        mutating func encode(_ value: Int) throws { encoder.single = .number(Double(value)) }
        mutating func encode(_ value: Int8) throws { encoder.single = .number(Double(value)) }
        mutating func encode(_ value: Int16) throws { encoder.single = .number(Double(value)) }
        mutating func encode(_ value: Int32) throws { encoder.single = .number(Double(value)) }
        mutating func encode(_ value: Int64) throws { encoder.single = .number(Double(value)) }
        mutating func encode(_ value: UInt) throws { encoder.single = .number(Double(value)) }
        mutating func encode(_ value: UInt8) throws { encoder.single = .number(Double(value)) }
        mutating func encode(_ value: UInt16) throws { encoder.single = .number(Double(value)) }
        mutating func encode(_ value: UInt32) throws { encoder.single = .number(Double(value)) }
        mutating func encode(_ value: UInt64) throws { encoder.single = .number(Double(value)) }
        mutating func encode(_ value: some Encodable) throws {
            encoder.single = try ElementValueEncoder.encoder(of: value, at: codingPath).value
        }
    }
}
