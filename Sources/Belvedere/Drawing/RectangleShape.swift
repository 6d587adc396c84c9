/// A rectangle in a ``Drawing``.
///
/// ```swift
/// let wall = RectangleShape(at: DrawingPoint(10, 10), width: 80, height: 40, fill: .softAccent)
/// ```
public final class RectangleShape: Shape {
    /// The corner at the top and the left.
    public var origin: DrawingPoint { didSet { if origin != oldValue { geometryChanged() } } }
    public var width: Double { didSet { if width != oldValue { geometryChanged() } } }
    public var height: Double { didSet { if height != oldValue { geometryChanged() } } }
    public var cornerRadius = 0.0 { didSet { if cornerRadius != oldValue { geometryChanged() } } }

    public init(at origin: DrawingPoint, width: Double, height: Double, fill: Paint = .none, stroke: Paint = .ink) {
        self.origin = origin
        self.width = width
        self.height = height
        super.init(fill: fill, stroke: stroke)
    }

    override var geometry: ShapeGeometry {
        .rectangle(origin: origin, width: max(0, width), height: max(0, height), cornerRadius: max(0, cornerRadius))
    }
    @_spi(Hosting) public override var kind: ViewKind { .rectangle }
}

nonisolated extension ViewKind {
    /// A rectangle in a drawing.
    public static let rectangle = ViewKind("rectangle", role: .image, properties: Shape.properties, events: [.activate, .choose, .fail])
}
