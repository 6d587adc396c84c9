/// A path of lines and curves in a ``Drawing``.
///
/// ```swift
/// let roof = PathShape([.move(to: DrawingPoint(10, 40)), .line(to: DrawingPoint(50, 10)), .line(to: DrawingPoint(90, 40)), .close], fill: .danger)
/// ```
public final class PathShape: Shape {
    /// The steps in which it is drawn.
    public var steps: [PathStep] { didSet { if steps != oldValue { geometryChanged() } } }

    /// A path along some steps.
    ///
    /// - Parameters:
    ///   - steps: the steps in which it is drawn.
    ///   - fill: what is within it.
    ///   - stroke: its line.
    /// - Complexity: O(1). The path is measured when hosts ask for it.
    public init(_ steps: [PathStep], fill: Paint = .none, stroke: Paint = .ink) {
        self.steps = steps
        super.init(fill: fill, stroke: stroke)
    }

    override var geometry: ShapeGeometry { .path(steps) }
    @_spi(Hosting) public override var kind: ViewKind { .path }
}

nonisolated extension ViewKind {
    /// A path in a drawing.
    public static let path = ViewKind("path", role: .image, properties: Shape.properties, events: [.activate, .choose, .fail])
}
