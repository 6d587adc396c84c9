public import BelvedereCore

/// A shape in a ``Drawing``. It is a long-lived object, like every view. If a property changes, only that property is sent to the host.
///
/// If a shape has its own meaning, give it a name (``View/accessibilityName``). Then assistive technology reads it. If the shape can be
/// pressed or has a menu, a person can also reach it with the keyboard.
public class Shape: View {
    /// The colour of the inside.
    public var fill: Paint { didSet { if fill != oldValue { propertyChanged(Shape.fill) } } }
    /// The colour of the line.
    public var stroke: Paint { didSet { if stroke != oldValue { propertyChanged(Shape.stroke) } } }
    /// The width of the line, in points on the screen at any scale.
    public var lineWidth = 1.0 { didSet { if lineWidth != oldValue { propertyChanged(Shape.lineWidth) } } }
    /// The entries of the menu that opens at the pointer over the shape. Without entries there is no menu.
    public var menu: [MenuEntry] = [] { didSet { if !MenuEntry.lookAlike(menu, oldValue) { propertyChanged(Shape.items) } } }
    /// Whether assistive technology ignores the shape although it has a text. Set it on texts that only repeat what a person learns
    /// elsewhere, or that are too many to listen to, such as the names of all streets on a map.
    public var isDecorative = false {
        didSet {
            if isDecorative == oldValue { return }
            propertyChanged(Shape.decorative)
            propertyChanged(Shape.text)
        }
    }
    private var place: HandlerPlace?
    private var handler = Handler<Void>.none { didSet { if handler.isSet != oldValue.isSet { propertyChanged(Shape.isPressable) } } }

    init(fill: Paint, stroke: Paint) {
        self.fill = fill
        self.stroke = stroke
        super.init()
    }

    /// The position and the form of the shape.
    var geometry: ShapeGeometry { .path([]) }

    /// Calls `handler` when a person presses the shape.
    @discardableResult
    public final func onPress(file: StaticString = #fileID, line: Int = #line, _ handler: @escaping () -> Void) -> Self {
        self.handler = .synchronous(handler)
        place = HandlerPlace(file, line)
        return self
    }

    /// Like ``onPress(file:line:_:)-(_,_,()->Void)``, with an asynchronous handler.
    ///
    /// - Note: If the compiler reports "sending 'viewModel' risks causing data races", the target with your screen lacks the setting
    ///   `NonisolatedNonsendingByDefault`. The article "Isolation" of `BelvedereCore` shows how to add it.
    @discardableResult
    public final func onPress(file: StaticString = #fileID, line: Int = #line, _ handler: @escaping Action) -> Self {
        self.handler = .asynchronous(handler)
        place = HandlerPlace(file, line)
        return self
    }

    /// Returns whether a point is on the shape: inside it, or on its line.
    ///
    /// - Complexity: O(*n*) in the number of lines and curves of a path.
    public final func contains(_ point: DrawingPoint) -> Bool {
        geometry.contains(point, isFilled: fill != .none, reach: max(4, lineWidth / 2))
    }

    final func geometryChanged() { propertyChanged(Shape.geometry) }

    // MARK: For hosts

    /// Declares the property `fill`, which hosts read to show the view.
    @_spi(Hosting) nonisolated public static let fill = ViewProperty<Shape, Paint>(0, "fill", default: .none) { $0.fill }
    /// Declares the property `stroke`, which hosts read to show the view.
    @_spi(Hosting) nonisolated public static let stroke = ViewProperty<Shape, Paint>(1, "stroke", default: .none) { $0.stroke }
    /// Declares the property `lineWidth`, which hosts read to show the view.
    @_spi(Hosting) nonisolated public static let lineWidth = ViewProperty<Shape, Double>(2, "lineWidth", default: 1) { $0.lineWidth }
    /// Declares the property `menu`, which hosts read to show the view.
    @_spi(Hosting) nonisolated public static let items = ViewProperty<Shape, [MenuItem]>(3, "menu", default: []) { $0.menu.map(\.item) }
    /// Whether a person can press the shape.
    @_spi(Hosting) nonisolated public static let isPressable = ViewProperty<Shape, Bool>(4, "isPressable", default: false) {
        $0.handler.isSet
    }
    /// The position and the form of the shape.
    @_spi(Hosting) nonisolated public static let geometry = ViewProperty<Shape, ShapeGeometry>(5, "geometry", default: .path([])) {
        $0.geometry
    }
    /// Declares the property `text`, which hosts read to show the view: the text of a ``TextShape`` for assistive technology; empty for
    /// other shapes, and if the text is decorative.
    @_spi(Hosting) nonisolated public static let text = ViewProperty<Shape, String>(6, "text", default: "") {
        if case .text(let drawn) = $0.geometry, !$0.isDecorative { drawn.text } else { "" }
    }
    /// Declares the property `isDecorative`, which hosts read to show the view.
    @_spi(Hosting) nonisolated public static let decorative = ViewProperty<Shape, Bool>(7, "isDecorative", default: false) {
        $0.isDecorative
    }
    nonisolated static let properties: [any PropertyDeclaration] = [
        fill, stroke, lineWidth, items, isPressable, geometry, text, decorative,
    ]

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
