public import BelvedereCore

/// Something drawn in a ``Drawing``: an object that stays, as every view. A set of a property costs that property.
///
/// Give a shape a name (``View/accessibilityName``) if it means something of its own. Then assistive technology tells it, and a person can reach
/// it by the keyboard where it can be pressed or has a menu.
public class Shape: View {
    /// What is within the shape.
    public var fill: Paint { didSet { if fill != oldValue { propertyChanged(Shape.fill) } } }
    /// The line of the shape.
    public var stroke: Paint { didSet { if stroke != oldValue { propertyChanged(Shape.stroke) } } }
    /// How wide the line is, in the units of the drawing.
    public var lineWidth = 1.0 { didSet { if lineWidth != oldValue { propertyChanged(Shape.lineWidth) } } }
    /// What the menu at the pointer offers; without entries there is no menu.
    public var menu: [MenuEntry] = [] { didSet { if !MenuEntry.lookAlike(menu, oldValue) { propertyChanged(Shape.items) } } }
    private var place: HandlerPlace?
    private var handler = Handler<Void>.none { didSet { if handler.isSet != oldValue.isSet { propertyChanged(Shape.isPressable) } } }

    init(fill: Paint, stroke: Paint) {
        self.fill = fill
        self.stroke = stroke
        super.init()
    }

    /// Where the shape is and what it looks like.
    var geometry: ShapeGeometry { .path([]) }

    /// Has `handler` called when a person presses the shape.
    @discardableResult
    public final func onPress(file: StaticString = #fileID, line: Int = #line, _ handler: @escaping () -> Void) -> Self {
        self.handler = .synchronous(handler)
        place = HandlerPlace(file, line)
        return self
    }

    /// Like ``onPress(file:line:_:)-(_,_,()->Void)``, for a handler that waits.
    ///
    /// - Note: "sending 'viewModel' risks causing data races" means that the target of the screen lacks the setting
    ///   `NonisolatedNonsendingByDefault`. The article "Isolation" of `BelvedereCore` shows it.
    @discardableResult
    public final func onPress(file: StaticString = #fileID, line: Int = #line, _ handler: @escaping Action) -> Self {
        self.handler = .asynchronous(handler)
        place = HandlerPlace(file, line)
        return self
    }

    /// Whether a point is on the shape: inside it, or on its line.
    ///
    /// - Complexity: O(*n*) in the number of steps of a path.
    public final func contains(_ point: DrawingPoint) -> Bool {
        geometry.contains(point, isFilled: fill != .none, reach: max(4, lineWidth / 2))
    }

    final func geometryChanged() { propertyChanged(Shape.geometry) }

    // MARK: What hosts know of it

    /// `fill`, as hosts are told it.
    @_spi(Hosting) nonisolated public static let fill = ViewProperty<Shape, Paint>(0, "fill", default: .none) { $0.fill }
    /// `stroke`, as hosts are told it.
    @_spi(Hosting) nonisolated public static let stroke = ViewProperty<Shape, Paint>(1, "stroke", default: .none) { $0.stroke }
    /// `lineWidth`, as hosts are told it.
    @_spi(Hosting) nonisolated public static let lineWidth = ViewProperty<Shape, Double>(2, "lineWidth", default: 1) { $0.lineWidth }
    /// `menu`, as hosts are told it.
    @_spi(Hosting) nonisolated public static let items = ViewProperty<Shape, [MenuItem]>(3, "menu", default: []) { $0.menu.map(\.item) }
    /// Whether pressing the shape does something.
    @_spi(Hosting) nonisolated public static let isPressable = ViewProperty<Shape, Bool>(4, "isPressable", default: false) {
        $0.handler.isSet
    }
    /// Where the shape is and what it looks like.
    @_spi(Hosting) nonisolated public static let geometry = ViewProperty<Shape, ShapeGeometry>(5, "geometry", default: .path([])) {
        $0.geometry
    }
    /// The text that a shape is, for a shape that is one.
    @_spi(Hosting) nonisolated public static let text = ViewProperty<Shape, String>(6, "text", default: "") {
        if case .text(let text, _, _) = $0.geometry { text } else { "" }
    }
    nonisolated static let properties: [any PropertyDeclaration] = [fill, stroke, lineWidth, items, isPressable, geometry, text]

    @_spi(Hosting) public override func offers(_ event: Event) -> Bool {
        switch event {
        case .activate: handler.isSet
        case .choose(let number): MenuEntry.offers(number, of: menu)
        default: false
        }
    }

    @_spi(Hosting) public override func deliver(_ event: Event) {
        switch event {
        case .activate: handler.call(for: self)
        case .choose(let number): MenuEntry.choose(number, of: menu, for: self)
        default: break
        }
    }

    override func handlerPlace(for event: Event) -> HandlerPlace? {
        if case .choose(let number) = event { MenuEntry.place(of: number, in: menu) } else { place }
    }

    @_spi(Hosting) public override func releaseHandlers() {
        handler = .none
        menu = []
    }
}

@_spi(Hosting) nonisolated extension Paint: ViewPropertyValue {}
