/// A line of text in a ``Drawing``.
///
/// ```swift
/// let title = TextShape("North", at: DrawingPoint(45, 12), size: 10)
/// let street = TextShape("High Street", centeredAt: DrawingPoint(50, 50), degrees: -30, size: 10)
/// street.stroke = .surface
/// street.lineWidth = 3
/// ```
///
/// The line around the letters is drawn behind them, so that a text with a `stroke` in the colour of the background stays readable over
/// other shapes.
public final class TextShape: Shape {
    /// The text.
    public var text: String {
        didSet {
            if text == oldValue { return }
            geometryChanged()
            propertyChanged(Shape.text)
        }
    }
    /// The start of the text's baseline, or the middle of a text that was created with a middle.
    public var place: DrawingPoint { didSet { if place != oldValue { geometryChanged() } } }
    /// The height of the letters, in units of the drawing.
    public var size: Double { didSet { if size != oldValue { geometryChanged() } } }
    private let turn: TextTurn?

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
        turn = nil
        super.init(fill: fill, stroke: .none)
    }

    /// Creates a text around a point, along a line in any direction.
    ///
    /// - Parameters:
    ///   - text: the text.
    ///   - middle: the middle of the text.
    ///   - degrees: the angle of the line of text, clockwise; 0 for a level line.
    ///   - size: the height of its letters, in units of the drawing.
    ///   - fill: the colour of the text.
    public init(_ text: String, centeredAt middle: DrawingPoint, degrees: Double = 0, size: Double = 12, fill: Paint = .ink) {
        self.text = text
        place = middle
        self.size = size
        turn = TextTurn(degrees: degrees.isFinite ? degrees : 0)
        super.init(fill: fill, stroke: .none)
    }

    override var geometry: ShapeGeometry { .text(text, at: place, size: size, turn: turn) }
    @_spi(Hosting) public override var kind: ViewKind { .drawnText }
}

nonisolated extension ViewKind {
    /// The view kind of `TextShape`: a line of text in a drawing.
    public static let drawnText = ViewKind(
        "drawnText", role: .text, properties: Shape.properties, names: [Shape.text], events: [.activate, .choose, .fail]
    )
}
