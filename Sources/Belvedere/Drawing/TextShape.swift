/// A line of text in a ``Drawing``.
///
/// ```swift
/// let title = TextShape("North", at: DrawingPoint(45, 12), size: 10)
/// ```
public final class TextShape: Shape {
    /// The text.
    public var text: String {
        didSet {
            if text == oldValue { return }
            geometryChanged()
            propertyChanged(Shape.text)
        }
    }
    /// The start of the text's baseline.
    public var place: DrawingPoint { didSet { if place != oldValue { geometryChanged() } } }
    /// The height of the letters, in units of the drawing.
    public var size: Double { didSet { if size != oldValue { geometryChanged() } } }

    /// Creates a text at a point.
    ///
    /// - Parameters:
    ///   - text: the text.
    ///   - place: the start of the text's baseline.
    ///   - size: the height of its letters, in units of the drawing.
    ///   - fill: the colour of the text.
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
    /// The view kind of `TextShape`: a line of text in a drawing.
    public static let drawnText = ViewKind(
        "drawnText", role: .text, properties: Shape.properties, names: [Shape.text], events: [.activate, .choose, .fail]
    )
}
