/// The form and the position of a shape, in the coordinates of its drawing.
@_spi(Hosting)
nonisolated public enum ShapeGeometry: ViewPropertyValue {
    case circle(center: DrawingPoint, radius: Double)
    case rectangle(origin: DrawingPoint, width: Double, height: Double, cornerRadius: Double)
    case path([PathStep])
    case text(DrawnText)

    /// Returns whether a point is on the shape: inside it if it is filled, or on its line.
    ///
    /// - Parameters:
    ///   - point: the point.
    ///   - isFilled: whether the inside of a path counts. For other shapes it always counts.
    ///   - reach: the largest distance from the line at which a point counts as on the line.
    /// - Complexity: O(*n*) in the number of lines and curves of a path.
    public func contains(_ point: DrawingPoint, isFilled: Bool, reach: Double) -> Bool {
        switch self {
        case .circle(let center, let radius): return point.distance(to: center) <= radius
        case .rectangle(let origin, let width, let height, _):
            return (origin.x...origin.x + max(0, width)).contains(point.x) && (origin.y...origin.y + max(0, height)).contains(point.y)
        case .text(let text): return text.contains(point)
        case .path(let steps):
            let lines = Self.lines(of: steps)
            if lines.contains(where: { point.distance(toLineFrom: $0.0, to: $0.1) <= reach }) { return true }
            return isFilled && Self.windings(of: lines, around: point) != 0
        }
    }

    /// Returns a path as straight lines. A curve becomes sixteen lines.
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

    /// Returns how many times the closed lines of a path go around a point (the winding number); 0 if the point is outside the path.
    private static func windings(of lines: [(DrawingPoint, DrawingPoint)], around point: DrawingPoint) -> Int {
        lines.reduce(0) { count, line in
            let (start, end) = line
            guard (start.y <= point.y) != (end.y <= point.y) else { return count }
            let x = start.x + (point.y - start.y) / (end.y - start.y) * (end.x - start.x)
            return x > point.x ? count + (end.y > start.y ? 1 : -1) : count
        }
    }
}

/// One command of a path: a move, a line, a curve, or the line that closes the path.
nonisolated public enum PathStep: Sendable, Hashable {
    /// Begins a new line at a point, without drawing.
    case move(to: DrawingPoint)
    /// Draws a straight line to a point.
    case line(to: DrawingPoint)
    /// Draws a cubic Bézier curve to a point. The second and third values are its two control points.
    case curve(to: DrawingPoint, DrawingPoint, DrawingPoint)
    /// Draws a straight line back to the last `move` point.
    case close
}

/// A point of a ``Drawing``, measured from its left and top edges.
nonisolated public struct DrawingPoint: Sendable, Hashable, Codable {
    /// The distance from the left edge.
    public var x: Double
    /// The distance from the top edge.
    public var y: Double

    /// Creates a point of a drawing.
    ///
    /// - Parameters:
    ///   - x: the distance from the left edge.
    ///   - y: the distance from the top edge.
    public init(_ x: Double, _ y: Double) {
        self.x = x
        self.y = y
    }

    /// Returns the distance to another point.
    package func distance(to other: DrawingPoint) -> Double {
        ((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)).squareRoot()
    }

    /// Returns the distance to the nearest point of a straight line.
    func distance(toLineFrom start: DrawingPoint, to end: DrawingPoint) -> Double {
        let length = (end.x - start.x) * (end.x - start.x) + (end.y - start.y) * (end.y - start.y)
        if length == 0 { return distance(to: start) }
        let part = ((x - start.x) * (end.x - start.x) + (y - start.y) * (end.y - start.y)) / length
        let along = min(1, max(0, part))
        return distance(to: DrawingPoint(start.x + along * (end.x - start.x), start.y + along * (end.y - start.y)))
    }
}
