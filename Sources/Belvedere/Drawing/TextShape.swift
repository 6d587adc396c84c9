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
    /// The point of the drawing at which the text is. The ``anchor`` says which point of the text lies there.
    public var place: DrawingPoint { didSet { if place != oldValue { geometryChanged() } } }
    private let degrees: Double
    /// The height of the letters, in units of the drawing, or in points on the screen if it was created with `points`.
    public var size: Double { didSet { if size != oldValue { geometryChanged() } } }
    /// The point of the text that lies at ``place``.
    public var anchor: TextAnchor { didSet { if anchor != oldValue { geometryChanged() } } }
    /// Whether the letters keep their size on the screen at any scale of the drawing. The ``size`` then counts points on the screen.
    package var isInPoints = false { didSet { if isInPoints != oldValue { geometryChanged() } } }

    /// Creates a text at a point.
    ///
    /// - Parameters:
    ///   - text: the text.
    ///   - place: the point of the drawing at which the text is.
    ///   - anchor: the point of the text that lies there; by default the left end of its baseline.
    ///   - size: the height of its letters, in units of the drawing.
    ///   - fill: the colour of the text.
    public convenience init(
        _ text: String, at place: DrawingPoint, anchor: TextAnchor = TextAnchor(.left), size: Double = 12, fill: Paint = .ink
    ) {
        self.init(text, place, anchor, degrees: 0, size: size, fill: fill)
    }

    /// Creates a text whose letters keep their size on the screen at any scale of the drawing, so that it stays readable in little space.
    ///
    /// ```swift
    /// let name = TextShape("Harbour", at: DrawingPoint(500, 200), anchor: TextAnchor(.middle, .top), points: 12)
    /// ```
    ///
    /// - Parameters:
    ///   - text: the text.
    ///   - place: the point of the drawing at which the text is.
    ///   - anchor: the point of the text that lies there; by default the left end of its baseline.
    ///   - points: the height of its letters, in points on the screen.
    ///   - fill: the colour of the text.
    public convenience init(
        _ text: String, at place: DrawingPoint, anchor: TextAnchor = TextAnchor(.left), points: Double, fill: Paint = .ink
    ) {
        self.init(text, place, anchor, degrees: 0, size: points, fill: fill)
        isInPoints = true
    }

    /// Creates a text around a point, along a line in any direction.
    ///
    /// - Parameters:
    ///   - text: the text.
    ///   - middle: the middle of the text.
    ///   - degrees: the angle of the line of text, clockwise; 0 for a level line.
    ///   - size: the height of its letters, in units of the drawing.
    ///   - fill: the colour of the text.
    public convenience init(_ text: String, centeredAt middle: DrawingPoint, degrees: Double = 0, size: Double = 12, fill: Paint = .ink) {
        self.init(text, middle, TextAnchor(.middle, .middle), degrees: degrees, size: size, fill: fill)
    }

    private init(_ text: String, _ place: DrawingPoint, _ anchor: TextAnchor, degrees: Double, size: Double, fill: Paint) {
        self.text = text
        self.place = place
        self.anchor = anchor
        self.size = size
        self.degrees = degrees.isFinite ? degrees : 0
        super.init(fill: fill, stroke: .none)
    }

    override var geometry: ShapeGeometry {
        .text(DrawnText(text: text, place: place, anchor: anchor, size: size, isInPoints: isInPoints, degrees: degrees))
    }
    @_spi(Hosting) public override var kind: ViewKind { .drawnText }
}

nonisolated extension ViewKind {
    /// The view kind of `TextShape`: a line of text in a drawing.
    public static let drawnText = ViewKind(
        "drawnText", role: .text, properties: Shape.properties, names: [Shape.text], events: [.activate, .choose, .fail]
    )
}
