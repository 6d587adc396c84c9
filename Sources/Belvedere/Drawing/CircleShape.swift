/// A circle in a ``Drawing``.
///
/// ```swift
/// let sun = CircleShape(center: DrawingPoint(50, 50), radius: 20, fill: .accent)
/// ```
public final class CircleShape: Shape {
    /// Where its middle is.
    public var center: DrawingPoint { didSet { if center != oldValue { geometryChanged() } } }
    /// How far it reaches from there, in units of the drawing.
    public var radius: Double { didSet { if radius != oldValue { geometryChanged() } } }

    /// A circle around a point.
    ///
    /// - Parameters:
    ///   - center: where its middle is.
    ///   - radius: how far it reaches from there.
    ///   - fill: what is within it.
    ///   - stroke: the line around it.
    public init(center: DrawingPoint, radius: Double, fill: Paint = .none, stroke: Paint = .ink) {
        self.center = center
        self.radius = radius
        super.init(fill: fill, stroke: stroke)
    }

    override var geometry: ShapeGeometry { .circle(center: center, radius: max(0, radius)) }
    @_spi(Hosting) public override var kind: ViewKind { .circle }
}

nonisolated extension ViewKind {
    /// A circle in a drawing.
    public static let circle = ViewKind("circle", role: .image, properties: Shape.properties, events: [.activate, .choose, .fail])
}
