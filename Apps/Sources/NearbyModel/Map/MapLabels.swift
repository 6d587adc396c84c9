internal import Foundation
internal import NearbyPlaces

/// The texts of a map: the names of streets along their lines, and the names of places beside their markers. No text covers another text or
/// a marker.
nonisolated public struct MapLabels: Sendable, Hashable {
    /// A text around a point.
    nonisolated public struct Label: Sendable, Hashable {
        public let text: String
        public let middle: MapPoint
        /// The angle of the line of text in degrees, clockwise, from -90 to 90, so that no text stands on its head.
        public let degrees: Double
    }

    /// The height of the letters in points on the screen.
    public static let letterHeight = 11.5
    private static let most = 90
    /// The shortest distance in points between two names of one street.
    private static let repetition = 420.0

    public private(set) var streets: [Label] = []
    public private(set) var places: [Label] = []

    /// Creates a map without texts.
    public init() {}

    /// - Parameters:
    ///   - streets: the streets with their names.
    ///   - markers: the markers, which no text covers.
    ///   - section: the visible part of the map. Texts are placed a little beyond its sides, so that they are there when a person moves the
    ///     map.
    init(_ streets: MapStreets, _ markers: [MapMarker], in section: MapSection) {
        let box = section.box.widened(by: 0.3), scale = section.scale
        var taken = Taken()
        for marker in markers where box.contains(marker.point) {
            let size = marker.count > 1 ? 20.0 : 14.0
            taken.take(x: marker.point.x * scale, y: marker.point.y * scale - (marker.count > 1 ? 0 : size), radius: size)
        }
        // Labels of places are only useful if the map is not full of them.
        for marker in markers.reversed() where marker.count == 1 && box.contains(marker.point) {
            let width = Self.width(marker.name), middle = (x: marker.point.x * scale + 20 + width / 2, y: marker.point.y * scale - 16)
            let spots = Self.spots(middle.x, middle.y, width: width, cosine: 1, sine: 0)
            guard marker.isChosen || (scale > 0.5 && !taken.isTaken(spots)) else { continue }
            taken.take(spots)
            places.append(Label(text: marker.name, middle: MapPoint(x: middle.x / scale, y: middle.y / scale).rounded, degrees: 0))
        }
        for street in streets.named where self.streets.count < Self.most && Self.isNamed(street.rank, scale: scale) {
            place(street, box, scale, &taken)
        }
    }

    /// Whether the streets of a rank have names in a scale. On the map of a town, only wide streets have names.
    private static func isNamed(_ rank: Street.Rank, scale: Double) -> Bool {
        switch rank {
        case .main: scale > 0.06
        case .major: scale > 0.12
        case .minor: scale > 0.3
        case .footway: scale > 0.6
        }
    }

    private mutating func place(_ street: MapStreets.Named, _ box: MapBox, _ scale: Double, _ taken: inout Taken) {
        let walk = Walk(street.line, scale: scale), width = Self.width(street.name)
        guard walk.length > width + 16 else { return }
        var last = -Self.repetition
        var along = width / 2 + 8
        while along <= walk.length - width / 2 - 8 {
            defer { along += 24 }
            guard along - last >= Self.repetition, let label = Self.label(street.name, on: walk, at: along, width: width) else { continue }
            let middle = MapPoint(x: label.x / scale, y: label.y / scale)
            guard box.contains(middle) else { continue }
            let spots = Self.spots(label.x, label.y, width: width, cosine: label.cosine, sine: label.sine)
            if taken.isTaken(spots) { continue }
            taken.take(spots)
            let degrees = (atan2(label.sine, label.cosine) * 1800 / .pi).rounded() / 10
            streets.append(Label(text: street.name, middle: middle.rounded, degrees: degrees))
            last = along
        }
    }

    /// Returns the middle and the direction of a text on a line, or nil if the line is too crooked there for a straight text.
    private static func label(
        _ text: String, on walk: Walk, at along: Double, width: Double
    ) -> (x: Double, y: Double, cosine: Double, sine: Double)? {
        let start = walk.point(along - width / 2), end = walk.point(along + width / 2)
        let (across, down) = (end.x - start.x, end.y - start.y), length = hypot(across, down)
        guard length > width * 0.95 else { return nil }
        for step in 1...3 {
            let point = walk.point(along - width / 2 + width * Double(step) / 4)
            if abs((point.x - start.x) * down - (point.y - start.y) * across) / length > 4 { return nil }
        }
        let sign: Double = across < 0 || (across == 0 && down < 0) ? -1 : 1
        return ((start.x + end.x) / 2, (start.y + end.y) / 2, across / length * sign, down / length * sign)
    }

    /// Returns the estimated width of a text in points. Only the host knows the exact width.
    private static func width(_ text: String) -> Double {
        text.unicodeScalars.reduce(0) { $0 + ($1.value > 0x2E80 ? 1.0 : 0.56) } * letterHeight
    }

    /// Returns points along a text that together cover it.
    private static func spots(_ x: Double, _ y: Double, width: Double, cosine: Double, sine: Double) -> [(x: Double, y: Double)] {
        let count = max(2, Int((width / letterHeight).rounded(.up)))
        return (0...count).map { step in
            let along = (Double(step) / Double(count) - 0.5) * width
            return (x + along * cosine, y + along * sine)
        }
    }

    /// The places on the screen that texts and markers cover, as cells of a grid.
    private struct Taken {
        private struct Cell: Hashable {
            let x: Int
            let y: Int
        }

        private static let size = 7.0
        private var cells: Set<Cell> = []

        mutating func take(x: Double, y: Double, radius: Double) {
            let reach = Int((radius / Self.size).rounded(.up)), cell = Self.cell(x, y)
            for east in -reach...reach { for south in -reach...reach { cells.insert(Cell(x: cell.x + east, y: cell.y + south)) } }
        }

        mutating func take(_ spots: [(x: Double, y: Double)]) { for spot in spots { take(x: spot.x, y: spot.y, radius: 9) } }

        func isTaken(_ spots: [(x: Double, y: Double)]) -> Bool { spots.contains { cells.contains(Self.cell($0.x, $0.y)) } }

        private static func cell(_ x: Double, _ y: Double) -> Cell {
            // A map of a whole country has large numbers, but they are far from those that an integer cannot hold.
            Cell(x: Int((x / size).rounded(.down)), y: Int((y / size).rounded(.down)))
        }
    }

    /// A line on the screen, on which points are found by their distance from the start.
    private struct Walk {
        private var points: [(x: Double, y: Double)] = []
        private var distances: [Double] = []

        init(_ line: [MapPoint], scale: Double) {
            for point in line {
                let next = (x: point.x * scale, y: point.y * scale)
                distances.append(points.last.map { (distances.last ?? 0) + hypot(next.x - $0.x, next.y - $0.y) } ?? 0)
                points.append(next)
            }
        }

        var length: Double { distances.last ?? 0 }

        func point(_ distance: Double) -> (x: Double, y: Double) {
            var (low, high) = (0, distances.count - 1)
            while high - low > 1 {
                let middle = (low + high) / 2
                if distances[middle] <= distance { low = middle } else { high = middle }
            }
            let room = distances[high] - distances[low], part = room > 0 ? (distance - distances[low]) / room : 0
            return (
                points[low].x + (points[high].x - points[low].x) * part, points[low].y + (points[high].y - points[low].y) * part
            )
        }
    }
}
