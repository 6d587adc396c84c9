internal import NearbyPlaces

/// Streets around a place as lines in a square of 1000 by 1000, the place in its middle, north at the top.
nonisolated public struct PlaceMap: Sendable, Hashable {
    nonisolated public struct Point: Sendable, Hashable {
        public let x: Int
        public let y: Int
    }

    /// The lines, those to be drawn on top last.
    public private(set) var lines: [[Point]] = []

    /// A map without streets.
    public init() {}

    /// - Parameters:
    ///   - streets: what to draw; parts outside the box are cut off where they cross its edge.
    ///   - box: the square that is shown.
    init(_ streets: [Street], in box: CoordinateBox) {
        // Over the line at 180 degrees there is no left and right to draw by.
        guard box.west < box.east, box.south < box.north else { return }
        for street in streets {
            let points = street.points.map { point in
                (
                    x: (point.longitude - box.west) / (box.east - box.west) * 1000,
                    y: (box.north - point.latitude) / (box.north - box.south) * 1000
                )
            }
            var line: [Point] = []
            for (from, to) in zip(points, points.dropFirst()) {
                guard let part = Self.clipped(from, to) else { continue }
                let start = Point(x: Int(part.from.x.rounded()), y: Int(part.from.y.rounded()))
                let end = Point(x: Int(part.to.x.rounded()), y: Int(part.to.y.rounded()))
                if line.last != start {
                    keep(line)
                    line = [start]
                }
                if end != start { line.append(end) }
            }
            keep(line)
        }
    }

    private mutating func keep(_ line: [Point]) {
        if line.count > 1 { lines.append(line) }
    }

    /// The part of a stretch within the square, by Liang and Barsky; nil where it passes by.
    private static func clipped(
        _ from: (x: Double, y: Double),
        _ to: (x: Double, y: Double)
    ) -> (from: (x: Double, y: Double), to: (x: Double, y: Double))? {
        let (width, height) = (to.x - from.x, to.y - from.y)
        var (first, last) = (0.0, 1.0)
        for (direction, room) in [(-width, from.x), (width, 1000 - from.x), (-height, from.y), (height, 1000 - from.y)] {
            if direction == 0 {
                if room < 0 { return nil }
            } else if direction < 0 {
                first = max(first, room / direction)
            } else {
                last = min(last, room / direction)
            }
        }
        if first > last { return nil }
        return ((from.x + first * width, from.y + first * height), (from.x + last * width, from.y + last * height))
    }
}
