/// What a shape looks like and where it is, in the coordinates of its drawing.
@_spi(Hosting)
nonisolated public enum ShapeGeometry: ViewPropertyValue {
    case circle(center: DrawingPoint, radius: Double)
    case rectangle(origin: DrawingPoint, width: Double, height: Double, cornerRadius: Double)
    case path([PathStep])
    case text(String, at: DrawingPoint, size: Double)

    /// Whether a point is on the shape: in it if it is filled, or on its line.
    ///
    /// - Parameters:
    ///   - point: the point.
    ///   - isFilled: whether the inside counts. Of a circle, a rectangle and a text it counts always.
    ///   - reach: how far beside the line a point may be.
    /// - Complexity: O(*n*) in the number of steps of a path.
    public func contains(_ point: DrawingPoint, isFilled: Bool, reach: Double) -> Bool {
        switch self {
        case .circle(let center, let radius): return point.distance(to: center) <= radius
        case .rectangle(let origin, let width, let height, _):
            return (origin.x...origin.x + max(0, width)).contains(point.x) && (origin.y...origin.y + max(0, height)).contains(point.y)
        // How wide a text is, only the host knows; this is an estimate.
        case .text(let text, let place, let size):
            return (place.x...place.x + Double(text.count) * size * 0.6).contains(point.x) && (place.y - size...place.y).contains(point.y)
        case .path(let steps):
            let lines = Self.lines(of: steps)
            if lines.contains(where: { point.distance(toLineFrom: $0.0, to: $0.1) <= reach }) { return true }
            return isFilled && Self.windings(of: lines, around: point) != 0
        }
    }

    /// A path as straight lines; a curve becomes sixteen of them.
    private static func lines(of steps: [PathStep]) -> [(DrawingPoint, DrawingPoint)] {
        var lines: [(DrawingPoint, DrawingPoint)] = [], start = DrawingPoint(0, 0), here = start
        for step in steps {
            switch step {
            case .move(let point):
                start = point
                here = point
            case .line(let point):
                lines.append((here, point))
                here = point
            case .curve(let end, let first, let second):
                let from = here
                for index in 1...16 {
                    let t = Double(index) / 16, u = 1 - t
                    let a = u * u * u, b = 3 * u * u * t, c = 3 * u * t * t, d = t * t * t
                    let next = DrawingPoint(
                        a * from.x + b * first.x + c * second.x + d * end.x, a * from.y + b * first.y + c * second.y + d * end.y
                    )
                    lines.append((here, next))
                    here = next
                }
            case .close:
                lines.append((here, start))
                here = start
            }
        }
        return lines
    }

    /// How often the lines go round a point.
    private static func windings(of lines: [(DrawingPoint, DrawingPoint)], around point: DrawingPoint) -> Int {
        lines.reduce(0) { count, line in
            let (start, end) = line
            guard (start.y <= point.y) != (end.y <= point.y) else { return count }
            let x = start.x + (point.y - start.y) / (end.y - start.y) * (end.x - start.x)
            return x > point.x ? count + (end.y > start.y ? 1 : -1) : count
        }
    }
}
