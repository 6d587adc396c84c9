/// A circle in a ``Drawing``.
///
/// ```swift
/// let sun = CircleShape(center: DrawingPoint(50, 50), radius: 20, fill: .accent)
/// ```
public final class CircleShape: Shape {
    /// The centre of the circle.
    public var center: DrawingPoint { didSet { if center != oldValue { geometryChanged() } } }
    /// The radius, in units of the drawing.
    public var radius: Double { didSet { if radius != oldValue { geometryChanged() } } }

    /// Creates a circle around a point.
    ///
    /// - Parameters:
    ///   - center: the centre of the circle.
    ///   - radius: the radius, in units of the drawing.
    ///   - fill: the colour of the inside.
    ///   - stroke: the colour of the line.
    public init(center: DrawingPoint, radius: Double, fill: Paint = .none, stroke: Paint = .ink) {
        self.center = center
        self.radius = radius
        super.init(fill: fill, stroke: stroke)
    }

    override var geometry: ShapeGeometry { .circle(center: center, radius: max(0, radius)) }
    @_spi(Hosting) public override var kind: ViewKind { .circle }
}

nonisolated extension ViewKind {
    /// The view kind of `CircleShape`: a circle in a drawing.
    public static let circle = ViewKind("circle", role: .image, properties: Shape.properties, events: [.activate, .choose, .fail])
}
