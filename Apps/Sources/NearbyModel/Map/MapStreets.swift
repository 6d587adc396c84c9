internal import Foundation
public import NearbyPlaces

/// The streets of a map by rank, ready to be drawn. They do not depend on the scale.
nonisolated public struct MapStreets: Sendable, Hashable {
    /// The streets of one rank, such as all main streets.
    nonisolated public struct Rank: Sendable, Hashable {
        public let rank: Street.Rank
        public let lines: [[MapPoint]]
    }

    /// A street as one line, although map data store it in parts, with its name.
    nonisolated struct Named: Sendable, Hashable {
        let name: String
        let rank: Street.Rank
        let line: [MapPoint]
    }

    /// The ranks, the widest last. They are drawn in this order, so that wide streets cover narrow ones.
    public private(set) var ranks: [Rank] = []
    /// The lines along which names can be written, the most important first.
    private(set) var named: [Named] = []

    /// Creates a map without streets.
    public init() {}

    init(_ streets: [Street], _ projection: MapProjection) {
        for rank in Street.Rank.allCases.reversed() {
            var lines: [[MapPoint]] = [], parts: [String: [[MapPoint]]] = [:]
            for street in streets where street.rank == rank {
                let line = street.points.map { projection.point($0).rounded }
                guard line.count > 1 else { continue }
                lines.append(line)
                if let name = street.name, !name.isEmpty { parts[name, default: []].append(line) }
            }
            if !lines.isEmpty { ranks.append(Rank(rank: rank, lines: lines)) }
            for (name, lines) in parts {
                named += Self.joined(lines).map { Named(name: name, rank: rank, line: $0) }
            }
        }
        named.sort { one, other in
            if one.rank != other.rank { return one.rank < other.rank }
            let (first, second) = (Self.length(one.line), Self.length(other.line))
            return first != second ? first > second : one.name < other.name
        }
    }

    /// Returns the width of a street on the screen, in points. Streets grow with the scale, but more slowly, so that they are visible on
    /// the map of a town and do not cover the houses on the map of a square.
    public static func width(_ rank: Street.Rank, scale: Double) -> Double {
        let (width, exponent, least): (Double, Double, Double) =
            switch rank {
            case .main: (15, 0.55, 1.6)
            case .major: (13, 0.6, 1.2)
            case .minor: (10, 0.72, 0.5)
            case .footway: (6, 0.72, 0.3)
            }
        return (min(max(width * pow(scale, exponent), least), 34) * 10).rounded() / 10
    }

    private static func length(_ line: [MapPoint]) -> Double {
        zip(line, line.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) }
    }

    /// Joins lines that end where another one begins, because map data cut a street at each crossing.
    private static func joined(_ lines: [[MapPoint]]) -> [[MapPoint]] {
        var rest = lines, joined: [[MapPoint]] = []
        while var line = rest.popLast() {
            var hasGrown = true
            while hasGrown {
                hasGrown = false
                for (index, other) in rest.enumerated() {
                    if other.first == line.last {
                        line += other.dropFirst()
                    } else if other.last == line.last {
                        line += other.reversed().dropFirst()
                    } else if other.last == line.first {
                        line = other + line.dropFirst()
                    } else if other.first == line.first {
                        line = other.reversed() + line.dropFirst()
                    } else {
                        continue
                    }
                    rest.remove(at: index)
                    hasGrown = true
                    break
                }
            }
            joined.append(line)
        }
        return joined
    }
}

/// The areas of one kind on a map, such as all water.
nonisolated public struct MapGround: Sendable, Hashable {
    public let kind: GroundArea.Kind
    public let rings: [[MapPoint]]

    /// Returns the areas by kind, in the order in which they are drawn.
    static func all(_ areas: [GroundArea], _ projection: MapProjection) -> [MapGround] {
        GroundArea.Kind.allCases.compactMap { kind in
            let rings = areas.filter { $0.kind == kind }.flatMap(\.rings).map { $0.map { projection.point($0).rounded } }
            return rings.isEmpty ? nil : MapGround(kind: kind, rings: rings)
        }
    }
}
