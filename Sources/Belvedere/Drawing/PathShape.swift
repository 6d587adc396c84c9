/// A path of lines and curves in a ``Drawing``. Its corners and ends are round.
///
/// ```swift
/// let roof = PathShape(
///     [.move(to: DrawingPoint(10, 40)), .line(to: DrawingPoint(50, 10)), .line(to: DrawingPoint(90, 40)), .close],
///     fill: .danger
/// )
/// ```
public final class PathShape: Shape {
    /// The lines and curves of the path, in order.
    public var steps: [PathStep] { didSet { if steps != oldValue { geometryChanged() } } }

    /// Creates a path from its lines and curves.
    ///
    /// - Parameters:
    ///   - steps: the lines and curves of the path, in order.
    ///   - fill: the colour of the inside.
    ///   - stroke: the colour of the line.
    /// - Complexity: O(1). The lines and curves are not copied.
    public init(_ steps: [PathStep], fill: Paint = .none, stroke: Paint = .ink) {
        self.steps = steps
        super.init(fill: fill, stroke: stroke)
    }

    override var geometry: ShapeGeometry { .path(steps) }
    @_spi(Hosting) public override var kind: ViewKind { .path }
}

nonisolated extension ViewKind {
    /// The view kind of `PathShape`: a path in a drawing.
    public static let path = ViewKind("path", role: .image, properties: Shape.properties, events: [.activate, .choose, .fail])
}
