/// Decodes an ``ElementValue`` with the `Decodable` conformance of a type. The value comes from outside, so a wrong value throws an error
/// and never stops the program.
nonisolated struct ElementValueDecoder: Decoder {
    let codingPath: [any CodingKey]
    let userInfo: [CodingUserInfoKey: Any] = [:]
    private let value: ElementValue

    init(_ value: ElementValue, at codingPath: [any CodingKey]) {
        self.value = value
        self.codingPath = codingPath
    }

    func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try Value(from: self) }

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        guard case .object(let members) = value else { throw mismatch(type, "an object") }
        return KeyedDecodingContainer(Keyed(members: members, codingPath: codingPath))
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
        guard case .list(let values) = value else { throw mismatch([ElementValue].self, "a list") }
        return Unkeyed(values: values, codingPath: codingPath)
    }

    func singleValueContainer() throws -> any SingleValueDecodingContainer { Single(decoder: self) }

    private func mismatch(_ type: Any.Type, _ wanted: String) -> DecodingError {
        .typeMismatch(type, .init(codingPath: codingPath, debugDescription: "The value is not \(wanted)."))
    }

    private struct Keyed<Key: CodingKey>: KeyedDecodingContainerProtocol {
        let members: [String: ElementValue]
        let codingPath: [any CodingKey]
        var allKeys: [Key] { members.keys.sorted().compactMap(Key.init(stringValue:)) }

        private func decoder(_ key: any CodingKey) throws -> ElementValueDecoder {
            guard let value = members[key.stringValue] else {
                throw DecodingError.keyNotFound(key, .init(codingPath: codingPath, debugDescription: "There is no \(key.stringValue)."))
            }
            return ElementValueDecoder(value, at: codingPath + [key])
        }

        func contains(_ key: Key) -> Bool { members[key.stringValue] != nil }
        func decodeNil(forKey key: Key) throws -> Bool { members[key.stringValue] ?? .null == .null }
        func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value { try decoder(key).decode(type) }
        func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type, forKey key: Key) throws -> KeyedDecodingContainer<Nested> {
            try decoder(key).container(keyedBy: type)
        }
        func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer { try decoder(key).unkeyedContainer() }
        func superDecoder() throws -> any Decoder { ElementValueDecoder(members["super"] ?? .null, at: codingPath) }
        func superDecoder(forKey key: Key) throws -> any Decoder { try decoder(key) }
    }

    private struct Unkeyed: UnkeyedDecodingContainer {
        let values: [ElementValue]
        let codingPath: [any CodingKey]
        var currentIndex = 0
        var count: Int? { values.count }
        var isAtEnd: Bool { currentIndex >= values.count }

        init(values: [ElementValue], codingPath: [any CodingKey]) {
            self.values = values
            self.codingPath = codingPath
        }

        private mutating func next(_ type: Any.Type) throws -> ElementValueDecoder {
            guard !isAtEnd else {
                throw DecodingError.valueNotFound(type, .init(codingPath: codingPath, debugDescription: "The list has ended."))
            }
            defer { currentIndex += 1 }
            return ElementValueDecoder(values[currentIndex], at: codingPath)
        }

        mutating func decodeNil() throws -> Bool {
            guard !isAtEnd, values[currentIndex] == .null else { return false }
            currentIndex += 1
            return true
        }
        mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try next(type).decode(type) }
        mutating func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type) throws -> KeyedDecodingContainer<Nested> {
            try next(type).container(keyedBy: type)
        }
        mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer { try next([ElementValue].self).unkeyedContainer() }
        mutating func superDecoder() throws -> any Decoder { try next(ElementValue.self) }
    }

    private struct Single: SingleValueDecodingContainer {
        let decoder: ElementValueDecoder
        var codingPath: [any CodingKey] { decoder.codingPath }

        func decodeNil() -> Bool { decoder.value == .null }
        func decode(_ type: Bool.Type) throws -> Bool {
            guard case .flag(let flag) = decoder.value else { throw decoder.mismatch(type, "true or false") }
            return flag
        }
        func decode(_ type: String.Type) throws -> String {
            guard case .text(let text) = decoder.value else { throw decoder.mismatch(type, "a text") }
            return text
        }
        func decode(_ type: Double.Type) throws -> Double {
            guard case .number(let number) = decoder.value else { throw decoder.mismatch(type, "a number") }
            return number
        }
        func decode(_ type: Float.Type) throws -> Float { Float(try decode(Double.self)) }
        func decode(_ type: Int.Type) throws -> Int { try integer(type) }
        func decode(_ type: Int8.Type) throws -> Int8 { try integer(type) }
        func decode(_ type: Int16.Type) throws -> Int16 { try integer(type) }
        func decode(_ type: Int32.Type) throws -> Int32 { try integer(type) }
        func decode(_ type: Int64.Type) throws -> Int64 { try integer(type) }
        func decode(_ type: UInt.Type) throws -> UInt { try integer(type) }
        func decode(_ type: UInt8.Type) throws -> UInt8 { try integer(type) }
        func decode(_ type: UInt16.Type) throws -> UInt16 { try integer(type) }
        func decode(_ type: UInt32.Type) throws -> UInt32 { try integer(type) }
        func decode(_ type: UInt64.Type) throws -> UInt64 { try integer(type) }
        func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try decoder.decode(type) }

        private func integer<Value: FixedWidthInteger>(_ type: Value.Type) throws -> Value {
            guard let integer = Value(exactly: try decode(Double.self)) else { throw decoder.mismatch(type, "a whole number that fits") }
            return integer
        }
    }
}
