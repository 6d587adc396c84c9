/// Reads a route from the components of an address, by means of its `Codable` conformance.
///
/// The compiler writes that conformance for an enum: it asks which case there is, and then for the values of the case in
/// their order (Swift Evolution SE-0295). This decoder tries the cases whose patterns fit, the most exact first.
nonisolated final class RouteDecoder: Decoder {
    let codingPath: [any CodingKey] = []
    let userInfo: [CodingUserInfoKey: Any] = [:]

    /// The components that are left.
    private var components: ArraySlice<String>
    /// The case to read, with what is left of its pattern.
    private var chosen: RoutePattern?
    private var parts: ArraySlice<RoutePattern.Part> = []
    /// Whether the type has asked which case there is.
    private var needsCase = false

    private init(_ components: ArraySlice<String>, chosen: RoutePattern? = nil) {
        self.components = components
        self.chosen = chosen
        parts = chosen?.parts[...] ?? []
    }

    /// Reads a value from the front of an address and takes out the components that it used.
    ///
    /// - Parameter isAllowed: whether a value that fits is the one; if not, other cases are tried.
    /// - Throws: if the components do not fit.
    static func read<T: Decodable>(
        _ type: T.Type, from components: inout ArraySlice<String>, where isAllowed: (T) -> Bool = { _ in true }
    ) throws -> T {
        if type == String.self || type is any RouteNumber.Type {
            guard let text = components.popFirst(), text != PathCoding.nothingMarker else { throw RouteCodingError.componentThatDoesNotFit }
            if let text = text as? T { return text }
            guard let number = (type as? any RouteNumber.Type)?.read(text) as? T else { throw RouteCodingError.componentThatDoesNotFit }
            return number
        }
        let plain = RouteDecoder(components)
        do {
            let value = try T(from: plain)
            components = plain.components
            return value
        } catch {
            // Anything that has no cases has been read as well as it can be.
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

    /// The patterns that could begin with this component, the most exact first.
    private static func patterns(of type: Any.Type, for component: String?) -> [RoutePattern] {
        let named = (type as? any Route.Type)?.paths ?? [:]
        var patterns = named.map { RoutePattern(name: $0, $1) }
        if let component, named[component] == nil { patterns.append(RoutePattern(name: component)) }
        return patterns.sorted { $0.precedes($1) }
    }

    /// The names in ``Route/paths`` that no case of the type has.
    static func unknownNames<R: Route>(in type: R.Type) -> [String] {
        type.paths.keys.sorted().filter { name in
            let decoder = RouteDecoder([], chosen: RoutePattern(name: name))
            _ = try? R(from: decoder)
            return decoder.isUnknown
        }
    }

    /// Whether the chosen case is none of the type's.
    private var isUnknown = false

    // MARK: Components

    /// Goes over the words up to the place of the next value.
    private func advance() throws {
        while let part = parts.popFirst() {
            guard case .word(let word) = part else { return }
            guard components.popFirst() == word else { throw RouteCodingError.componentThatDoesNotFit }
        }
    }

    /// Goes over the words behind the last value.
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

    /// Whether there is nothing where the next value would stand. Nothing at the end of an address may be left out.
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
