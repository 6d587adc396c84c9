/// A rectangle in a ``Drawing``.
///
/// ```swift
/// let wall = RectangleShape(at: DrawingPoint(10, 10), width: 80, height: 40, fill: .softAccent)
/// ```
public final class RectangleShape: Shape {
    /// The top left corner.
    public var origin: DrawingPoint { didSet { if origin != oldValue { geometryChanged() } } }
    /// The width of the rectangle.
    public var width: Double { didSet { if width != oldValue { geometryChanged() } } }
    /// The height of the rectangle.
    public var height: Double { didSet { if height != oldValue { geometryChanged() } } }
    /// The radius of the corners; 0 for square corners.
    public var cornerRadius = 0.0 { didSet { if cornerRadius != oldValue { geometryChanged() } } }

    /// Creates a rectangle at a point.
    ///
    /// - Parameters:
    ///   - origin: the top left corner.
    ///   - width: the width of the rectangle.
    ///   - height: the height of the rectangle.
    ///   - fill: the colour of the inside.
    ///   - stroke: the colour of the line.
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
    /// The view kind of `RectangleShape`: a rectangle in a drawing.
    public static let rectangle = ViewKind("rectangle", role: .image, properties: Shape.properties, events: [.activate, .choose, .fail])
}
