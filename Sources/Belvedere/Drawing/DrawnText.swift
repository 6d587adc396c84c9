/// The form and the position of a ``TextShape``, as hosts paint it.
@_spi(Hosting)
nonisolated public struct DrawnText: Sendable, Hashable {
    /// The text.
    public let text: String
    /// The point at which the text is.
    public let place: DrawingPoint
    /// The point of the text that is at ``place``.
    public let anchor: TextAnchor
    /// The height of the letters.
    public let size: Double
    /// Whether ``size`` counts points on the screen at any scale, and not units of the drawing.
    public let isInPoints: Bool
    /// The angle of the line of text around ``place``, clockwise.
    public let degrees: Double

    /// Returns the height of the letters, in units of the drawing.
    ///
    /// - Parameter scale: the number of points on the screen for each unit.
    public func size(at scale: Double) -> Double { isInPoints && scale > 0 ? size / scale : size }

    /// Returns whether a point is on the text. Only the host knows the width of a text and the scale, so this is an estimate.
    func contains(_ point: DrawingPoint) -> Bool {
        // Turn the point back around the place of the text.
        let (cosine, sine) = directions, (x, y) = (point.x - place.x, point.y - place.y)
        let across = x * cosine + y * sine, down = y * cosine - x * sine, width = Double(text.count) * size * 0.6
        let left =
            switch anchor.across {
            case .left: 0.0
            case .middle: -width / 2
            case .right: -width
            }
        let top =
            switch anchor.down {
            case .top: 0.0
            case .middle: -size / 2
            case .baseline, .bottom: -size
            }
        return (left...left + width).contains(across) && (top...top + size).contains(down)
    }

    /// The direction of the line of text, as the cosine and the sine of its angle. They are computed without Foundation, which this target
    /// does not import.
    private var directions: (cosine: Double, sine: Double) {
        if degrees == 0 { return (1, 0) }
        // Taylor's series of both functions are exact to ten digits for a sixteenth of the angle. Doubling the angle four times gives the
        // result.
        let angle = (degrees - (degrees / 360).rounded() * 360) * .pi / 180 / 16, square = angle * angle
        var cosine = 1 - square / 2 * (1 - square / 12 * (1 - square / 30)), sine = angle * (1 - square / 6 * (1 - square / 20))
        for _ in 0..<4 { (cosine, sine) = (cosine * cosine - sine * sine, 2 * cosine * sine) }
        return (cosine, sine)
    }
}
