/// A decimal number in an address. `Decimal` of Foundation writes itself as a sequence of numbers, for which an address has no form. So the
/// address contains its digits, such as `12.5`.
///
/// This module does not import Foundation. It knows the type by its name, and gives the type's own decoding the parts that it asks for.
nonisolated struct RouteDecimal {
    private let isNegative: Bool
    private let exponent: Int
    /// The digits as one whole number in units of 16 bits, the lowest first.
    private let words: [UInt16]

    /// Whether the type is `Decimal`, under its names on Linux and on Apple's systems.
    static func isDecimal(_ type: Any.Type) -> Bool {
        ["Foundation.Decimal", "FoundationEssentials.Decimal", "__C.NSDecimal"].contains(String(reflecting: type))
    }

    /// Returns the digits of a decimal number.
    ///
    /// - Throws: ``RouteCodingError`` for the value that is not a number.
    static func text(of value: some Encodable) throws -> String {
        let text = String(describing: value)
        guard RouteDecimal(text) != nil else { throw RouteCodingError.valueWithoutText }
        return text
    }

    /// Reads a decimal number; `nil` for a text in another form. The text `1.5` is accepted, but not `1.50`, so that each route has only
    /// one address.
    static func read<T: Decodable>(_ type: T.Type, _ text: String) -> T? {
        guard let parts = RouteDecimal(text), let value = try? T(from: PartsDecoder(parts: parts)), String(describing: value) == text else {
            return nil
        }
        return value
    }

    private init?(_ text: String) {
        let isNegative = text.hasPrefix("-")
        let halves = text.dropFirst(isNegative ? 1 : 0).split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
        guard halves.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy { 48...57 ~= $0 } }), let whole = halves.first else { return nil }
        let fraction = halves.dropFirst().first ?? ""
        var digits = (whole + fraction)[...]
        var exponent = -fraction.count
        while digits.count > 1, digits.hasSuffix("0") {
            digits.removeLast()
            exponent += 1
        }
        guard var number = UInt128(digits), Int8(exactly: exponent) != nil else { return nil }
        var words: [UInt16] = []
        while number > 0 {
            words.append(UInt16(truncatingIfNeeded: number))
            number >>= 16
        }
        self.isNegative = isNegative && !words.isEmpty
        self.exponent = words.isEmpty ? 0 : exponent
        self.words = words
    }

    /// Gives the parts of a decimal number by the keys of Foundation's archives.
    private struct PartsDecoder: Decoder {
        let parts: RouteDecimal
        var codingPath: [any CodingKey] { [] }
        var userInfo: [CodingUserInfoKey: Any] { [:] }

        func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
            KeyedDecodingContainer(Keyed<Key>(decoder: self))
        }
        func unkeyedContainer() throws -> any UnkeyedDecodingContainer { throw RouteCodingError.componentThatDoesNotFit }
        func singleValueContainer() throws -> any SingleValueDecodingContainer { throw RouteCodingError.componentThatDoesNotFit }
    }

    private struct Keyed<Key: CodingKey>: KeyedDecodingContainerProtocol {
        let decoder: PartsDecoder
        var codingPath: [any CodingKey] { [] }
        var allKeys: [Key] { [] }

        func contains(_ key: Key) -> Bool { true }
        func decodeNil(forKey key: Key) -> Bool { false }
        func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
            let parts = decoder.parts
            let value: Any? =
                switch key.stringValue {
                case "exponent": RouteDecimal.number(parts.exponent, type)
                case "length": RouteDecimal.number(parts.words.count, type)
                case "isNegative": parts.isNegative
                case "isCompact": true
                default: nil
                }
            guard let value = value as? T else { throw RouteCodingError.componentThatDoesNotFit }
            return value
        }
        func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type, forKey key: Key) throws -> KeyedDecodingContainer<Nested> {
            throw RouteCodingError.componentThatDoesNotFit
        }
        func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedDecodingContainer { Mantissa(words: decoder.parts.words) }
        func superDecoder() -> any Decoder { decoder }
        func superDecoder(forKey key: Key) -> any Decoder { decoder }
    }

    /// The eight units of the digits; the missing ones are zero.
    private struct Mantissa: UnkeyedDecodingContainer {
        let words: [UInt16]
        var currentIndex = 0
        var codingPath: [any CodingKey] { [] }
        var count: Int? { 8 }
        var isAtEnd: Bool { currentIndex >= 8 }

        init(words: [UInt16]) { self.words = words }

        mutating func decodeNil() -> Bool { false }
        mutating func decode<T: Decodable>(_ type: T.Type) throws -> T {
            let word = currentIndex < words.count ? words[currentIndex] : 0
            currentIndex += 1
            guard let value = RouteDecimal.number(Int(word), type) as? T else { throw RouteCodingError.componentThatDoesNotFit }
            return value
        }
        mutating func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type) throws -> KeyedDecodingContainer<Nested> {
            throw RouteCodingError.componentThatDoesNotFit
        }
        mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer { throw RouteCodingError.componentThatDoesNotFit }
        mutating func superDecoder() throws -> any Decoder { throw RouteCodingError.componentThatDoesNotFit }
    }

    private static func number(_ number: Int, _ type: Any.Type) -> Any? {
        func made<Number: FixedWidthInteger>(_: Number.Type) -> Any? { Number(exactly: number) }
        return (type as? any FixedWidthInteger.Type).flatMap { made($0) }
    }
}
