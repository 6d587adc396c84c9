/// Reads a route from the components of an address, by means of its `Codable` conformance.
///
/// For an enum, the compiler writes this conformance. The conformance first asks the decoder for the case, and then for the values of the
/// case in their order (Swift Evolution SE-0295). This decoder tries all cases whose patterns fit, the most exact pattern first.
nonisolated final class RouteDecoder: Decoder {
    let codingPath: [any CodingKey] = []
    let userInfo: [CodingUserInfoKey: Any] = [:]

    /// The components of the address that have not been read yet.
    private var components: ArraySlice<String>
    /// The pattern of the case that is being tried; `parts` is the rest of this pattern.
    private var chosen: RoutePattern?
    private var parts: ArraySlice<RoutePattern.Part> = []
    /// Whether the decoded type has asked this decoder for the name of an enum case. Only an enum does that, so the patterns of its cases
    /// can be tried.
    private var needsCase = false

    private init(_ components: ArraySlice<String>, chosen: RoutePattern? = nil) {
        self.components = components
        self.chosen = chosen
        parts = chosen?.parts[...] ?? []
    }

    /// Reads a value from the front of an address and removes the components that it used.
    ///
    /// - Parameter isAllowed: returns whether a value that was read may be used. If not, other cases are tried.
    /// - Throws: ``RouteCodingError``, or the error of the type's own decoding, if the components do not fit.
    static func read<T: Decodable>(
        _ type: T.Type, from components: inout ArraySlice<String>, where isAllowed: (T) -> Bool = { _ in true }
    ) throws -> T {
        if type == String.self || type is any RouteNumber.Type {
            guard let text = components.popFirst(), text != PathCoding.nothingMarker else { throw RouteCodingError.componentThatDoesNotFit }
            if let text = text as? T { return text }
            guard let number = (type as? any RouteNumber.Type)?.read(text) as? T else { throw RouteCodingError.componentThatDoesNotFit }
            return number
        }
        if RouteDecimal.isDecimal(type) {
            guard let text = components.popFirst(), let number = RouteDecimal.read(type, text) else {
                throw RouteCodingError.componentThatDoesNotFit
            }
            return number
        }
        let plain = RouteDecoder(components)
        do {
            let value = try T(from: plain)
            components = plain.components
            return value
        } catch {
            // The type is not an enum, so there are no patterns of cases to try.
            if !plain.needsCase { throw error }
        }
        for pattern in patterns(of: type, for: components.first) {
            let decoder = RouteDecoder(components, chosen: pattern)
            guard let value = try? T(from: decoder), (try? decoder.finish()) != nil, isAllowed(value) else { continue }
            components = decoder.components
            return value
        }
        throw RouteCodingError.componentThatDoesNotFit
    }

    /// Returns the patterns that could begin with this component, the most exact first.
    private static func patterns(of type: Any.Type, for component: String?) -> [RoutePattern] {
        let named = (type as? any Route.Type)?.paths ?? [:]
        var patterns = named.map { RoutePattern(name: $0, $1) }
        if let component, named[component] == nil { patterns.append(RoutePattern(name: component)) }
        return patterns.sorted { $0.precedes($1) }
    }

    /// Returns the names in ``Route/paths`` that are not the name of a case.
    static func unknownNames<R: Route>(in type: R.Type) -> [String] {
        type.paths.keys.sorted().filter { name in
            let decoder = RouteDecoder([], chosen: RoutePattern(name: name))
            _ = try? R(from: decoder)
            return decoder.isUnknown
        }
    }

    /// Whether the decoded enum has no case with the name of the chosen pattern.
    private var isUnknown = false

    // MARK: Components

    /// Skips the fixed words of the pattern that come before the next value.
    private func advance() throws {
        while let part = parts.popFirst() {
            guard case .word(let word) = part else { return }
            guard components.popFirst() == word else { throw RouteCodingError.componentThatDoesNotFit }
        }
    }

    /// Skips the fixed words of the pattern that come after the last value.
    private func finish() throws {
        while let part = parts.popFirst() {
            guard case .word(let word) = part else { throw RouteCodingError.placeWithoutValue }
            guard components.popFirst() == word else { throw RouteCodingError.componentThatDoesNotFit }
        }
    }

    private func next<T: Decodable>(_ type: T.Type) throws -> T {
        try advance()
        return try Self.read(type, from: &components)
    }

    /// Returns whether the next value is missing (`nil`). At the end of an address, a missing value has no marker.
    private func isNothingNext() throws -> Bool {
        let (before, place) = (components, parts)
        try advance()
        if components.isEmpty { return true }
        if components.popFirst() == PathCoding.nothingMarker { return true }
        (components, parts) = (before, place)
        return false
    }

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        KeyedDecodingContainer(Keyed<Key>(decoder: self))
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer { throw RouteCodingError.valueWithoutText }
    func singleValueContainer() throws -> any SingleValueDecodingContainer { Single(decoder: self) }

    private struct Keyed<Key: CodingKey>: KeyedDecodingContainerProtocol {
        let decoder: RouteDecoder
        var codingPath: [any CodingKey] { [] }

        var allKeys: [Key] {
            guard let chosen = decoder.chosen else {
                decoder.needsCase = true
                return []
            }
            guard let key = Key(stringValue: chosen.name) else {
                decoder.isUnknown = true
                return []
            }
            return [key]
        }

        func contains(_ key: Key) -> Bool { true }
        func decodeNil(forKey key: Key) throws -> Bool { try decoder.isNothingNext() }
        func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T { try decoder.next(type) }

        func nestedContainer<Nested: CodingKey>(
            keyedBy type: Nested.Type, forKey key: Key
        ) throws -> KeyedDecodingContainer<Nested> {
            KeyedDecodingContainer(RouteDecoder.Keyed<Nested>(decoder: decoder))
        }

        func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer { try decoder.unkeyedContainer() }
        func superDecoder() throws -> any Decoder { decoder }
        func superDecoder(forKey key: Key) throws -> any Decoder { decoder }
    }

    private struct Single: SingleValueDecodingContainer {
        let decoder: RouteDecoder
        var codingPath: [any CodingKey] { [] }

        func decodeNil() -> Bool { (try? decoder.isNothingNext()) ?? false }
        func decode<T: Decodable>(_ type: T.Type) throws -> T { try decoder.next(type) }
    }
}

/// The pattern of a route's case in an address: fixed words, and placeholders for the values of the case.
///
/// `"people/:id/edit"` is the word `people`, the first value of the case, and the word `edit`. The name of a placeholder is only for people
/// who read the pattern, because the placeholders receive the values in the order in which the case declares them. A value without a
/// placeholder is added at the end.
nonisolated struct RoutePattern: Sendable {
    nonisolated enum Part: Sendable, Hashable {
        case word(String)
        case place
    }

    /// The name of the case.
    let name: String
    let parts: [Part]

    init(name: String, _ pattern: String) {
        self.name = name
        parts = pattern.split(separator: "/").map { $0.hasPrefix(":") ? .place : .word(String($0)) }
    }

    /// The default pattern of a case: its name.
    init(name: String) {
        self.name = name
        parts = [.word(name)]
    }

    /// Returns whether to try this pattern before another one that fits the same address. A word is more exact than a placeholder, and a
    /// longer pattern is more exact than a shorter one. Otherwise the name of the case decides, so the result is always the same.
    func precedes(_ other: RoutePattern) -> Bool {
        for (own, others) in zip(parts, other.parts) where (own == .place) != (others == .place) { return others == .place }
        return parts.count == other.parts.count ? name < other.name : parts.count > other.parts.count
    }

    /// Returns the components of the address for a case with these values.
    func components(_ values: [[String]]) throws -> [String] {
        var left = values[...]
        var components: [String] = []
        for part in parts {
            switch part {
            case .word(let word): components.append(word)
            case .place:
                guard let value = left.popFirst() else { throw RouteCodingError.placeWithoutValue }
                components += value
            }
        }
        return components + left.joined()
    }
}
