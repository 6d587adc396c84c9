/// A line of text in a ``Drawing``.
///
/// ```swift
/// let title = TextShape("North", at: DrawingPoint(45, 12), size: 10)
/// ```
public final class TextShape: Shape {
    /// What it says.
    public var text: String {
        didSet {
            if text == oldValue { return }
            geometryChanged()
            propertyChanged(Shape.text)
        }
    }
    /// Where the line of the text begins.
    public var place: DrawingPoint { didSet { if place != oldValue { geometryChanged() } } }
    /// How high the letters are, in the units of the drawing.
    public var size: Double { didSet { if size != oldValue { geometryChanged() } } }

    /// A text at a point.
    ///
    /// - Parameters:
    ///   - text: what it says.
    ///   - place: where its first letter stands, on the line of writing.
    ///   - size: the height of its letters, in units of the drawing.
    ///   - fill: its colour.
    public init(_ text: String, at place: DrawingPoint, size: Double = 12, fill: Paint = .ink) {
        self.text = text
        self.place = place
        self.size = size
        super.init(fill: fill, stroke: .none)
    }

    override var geometry: ShapeGeometry { .text(text, at: place, size: size) }
    @_spi(Hosting) public override var kind: ViewKind { .drawnText }
}

nonisolated extension ViewKind {
    /// A line of text in a drawing.
    public static let drawnText = ViewKind(
        "drawnText", role: .text, properties: Shape.properties, names: [Shape.text], events: [.activate, .choose, .fail]
    )
}
