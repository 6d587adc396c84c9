/// How a case of a route stands in an address: words, and places for its values.
///
/// `"people/:id/edit"` is the word `people`, the first value of the case, and the word `edit`. The name of a place is for
/// people who read the pattern: places take the values in the order of the case. A value without a place follows at the end.
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

    /// The pattern of a case that has none: its name.
    init(name: String) {
        self.name = name
        parts = [.word(name)]
    }

    /// Whether an address that fits both patterns means this one. A word says more than a place, and more words say more than
    /// fewer. If both say the same, the name of the case decides, so the answer is always the same.
    func precedes(_ other: RoutePattern) -> Bool {
        for (own, others) in zip(parts, other.parts) where (own == .place) != (others == .place) { return others == .place }
        return parts.count == other.parts.count ? name < other.name : parts.count > other.parts.count
    }

    /// The components of a case with these values.
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
