/// A straight line in a ``Drawing``.
///
/// ```swift
/// let ground = LineShape(from: DrawingPoint(0, 90), to: DrawingPoint(100, 90), stroke: .line)
/// ```
public final class LineShape: Shape {
    /// The start of the line.
    public var start: DrawingPoint { didSet { if start != oldValue { geometryChanged() } } }
    /// The end of the line.
    public var end: DrawingPoint { didSet { if end != oldValue { geometryChanged() } } }

    /// Creates a line between two points.
    ///
    /// - Parameters:
    ///   - start: the start of the line.
    ///   - end: the end of the line.
    ///   - stroke: the colour of the line.
    public init(from start: DrawingPoint, to end: DrawingPoint, stroke: Paint = .ink) {
        self.start = start
        self.end = end
        super.init(fill: .none, stroke: stroke)
    }

    override var geometry: ShapeGeometry { .path([.move(to: start), .line(to: end)]) }
    @_spi(Hosting) public override var kind: ViewKind { .line }
}

nonisolated extension ViewKind {
    /// The view kind of `LineShape`: a straight line in a drawing.
    public static let line = ViewKind("line", role: .image, properties: Shape.properties, events: [.activate, .choose, .fail])
}
