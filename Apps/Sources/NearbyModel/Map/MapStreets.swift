internal import NearbyPlaces

/// The streets of a map with their names, ready to be drawn.
nonisolated public struct MapStreets: Sendable, Hashable {
    /// The name of a street and the point where its text begins.
    nonisolated public struct Name: Sendable, Hashable {
        public let text: String
        public let start: MapPoint
    }

    /// The roads by rank, the narrowest first. They are drawn in this order, so that wide roads cover narrow ones.
    public private(set) var roads: [MapRoads] = []
    public private(set) var names: [Name] = []

    /// The height of a name's letters, in units of the map.
    public static let letterHeight = 22.0
    private static let mostNames = 12

    /// Creates a map without streets.
    public init() {}

    init(_ streets: [Street], in section: MapSection) {
        let scale = min(max(300 / section.radius, 0.3), 1.8)
        var longest: [String: (length: Double, middle: MapPoint)] = [:]
        for rank in Street.Rank.allCases.reversed() {
            var lines: [[MapPoint]] = []
            for street in streets where street.rank == rank {
                let parts = Self.parts(of: street.points.map(section.point))
                lines += parts
                guard let name = street.name, !name.isEmpty else { continue }
                for part in parts {
                    for (from, to) in zip(part, part.dropFirst()) {
                        let length = ((to.x - from.x) * (to.x - from.x) + (to.y - from.y) * (to.y - from.y)).squareRoot()
                        if length > longest[name]?.length ?? 0 {
                            longest[name] = (length, MapPoint(x: (from.x + to.x) / 2, y: (from.y + to.y) / 2))
                        }
                    }
                }
            }
            if !lines.isEmpty { roads.append(MapRoads(lines: lines, width: Self.width(rank) * scale)) }
        }
        placeNames(longest)
    }

    private static func width(_ rank: Street.Rank) -> Double {
        switch rank {
        case .main: 30
        case .major: 24
        case .minor: 17
        case .footway: 9
        }
    }

    /// Puts each name at the longest visible section of its street, unless another name is already there.
    private mutating func placeNames(_ streets: [String: (length: Double, middle: MapPoint)]) {
        var taken: [(x: ClosedRange<Double>, y: ClosedRange<Double>)] = []
        for (text, street) in streets.sorted(by: {
            $0.value.length != $1.value.length ? $0.value.length > $1.value.length : $0.key < $1.key
        }) {
            let width = Double(text.count) * Self.letterHeight * 0.55
            let start = MapPoint(x: street.middle.x - width / 2, y: street.middle.y + Self.letterHeight / 3)
            let x = start.x...start.x + width, y = start.y - Self.letterHeight...start.y + 8
            guard x.lowerBound >= 0, x.upperBound <= MapSection.size, y.lowerBound >= 0, y.upperBound <= MapSection.size,
                !taken.contains(where: { $0.x.overlaps(x) && $0.y.overlaps(y) })
            else { continue }
            taken.append((x, y))
            names.append(Name(text: text, start: start.rounded))
            if names.count == Self.mostNames { return }
        }
    }

    /// Returns the sections of a line that are on the map.
    private static func parts(of points: [MapPoint]) -> [[MapPoint]] {
        var parts: [[MapPoint]] = [], line: [MapPoint] = []
        for (from, to) in zip(points, points.dropFirst()) {
            guard let part = clipped(from, to) else { continue }
            let (start, end) = (part.from.rounded, part.to.rounded)
            if line.last != start {
                if line.count > 1 { parts.append(line) }
                line = [start]
            }
            if end != start { line.append(end) }
        }
        if line.count > 1 { parts.append(line) }
        return parts
    }

    /// Returns the section of a line segment that is on the map, or nil if the segment is outside (the algorithm of Liang and Barsky).
    private static func clipped(_ from: MapPoint, _ to: MapPoint) -> (from: MapPoint, to: MapPoint)? {
        let (width, height) = (to.x - from.x, to.y - from.y)
        var (first, last) = (0.0, 1.0)
        for (direction, room) in [
            (-width, from.x), (width, MapSection.size - from.x), (-height, from.y), (height, MapSection.size - from.y),
        ] {
            if direction == 0 {
                if room < 0 { return nil }
            } else if direction < 0 {
                first = max(first, room / direction)
            } else {
                last = min(last, room / direction)
            }
        }
        if first > last { return nil }
        return (
            MapPoint(x: from.x + first * width, y: from.y + first * height), MapPoint(x: from.x + last * width, y: from.y + last * height)
        )
    }
}
