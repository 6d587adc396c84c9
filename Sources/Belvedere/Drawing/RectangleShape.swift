/// A rectangle in a ``Drawing``.
///
/// ```swift
/// let wall = RectangleShape(at: DrawingPoint(10, 10), width: 80, height: 40, fill: .softAccent)
/// ```
public final class RectangleShape: Shape {
    /// The corner at the top and the left.
    public var origin: DrawingPoint { didSet { if origin != oldValue { geometryChanged() } } }
    /// How wide it is.
    public var width: Double { didSet { if width != oldValue { geometryChanged() } } }
    /// How high it is.
    public var height: Double { didSet { if height != oldValue { geometryChanged() } } }
    /// How round its corners are; 0 for none.
    public var cornerRadius = 0.0 { didSet { if cornerRadius != oldValue { geometryChanged() } } }

    /// A rectangle at a point.
    ///
    /// - Parameters:
    ///   - origin: where its top left corner is.
    ///   - width: how wide it is.
    ///   - height: how high it is.
    ///   - fill: what is within it.
    ///   - stroke: the line around it.
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
