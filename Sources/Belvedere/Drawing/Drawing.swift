/// A view that shows shapes in a coordinate system, for instance a diagram, a map or an editor.
///
/// ```swift
/// let drawing = Drawing("Sunrise", width: 100, height: 100)
/// drawing.add(CircleShape(center: DrawingPoint(50, 60), radius: 20, fill: .accent))
/// drawing.onPointer { event in if event.phase == .down { print(event.point) } }
/// ```
///
/// The origin is at the top left in every language: a drawing is not mirrored for languages that are written from right to left. A drawing
/// fills the available space and keeps its proportions. Later shapes lie above earlier ones.
///
/// A drawing with small texts is hard to read in little space. Let it scroll:
///
/// ```swift
/// let diagram = Drawing("Structure", width: 900, height: 400, scrolls: true)
/// diagram.add(TextShape("ContactListScreen", at: DrawingPoint(20, 30), size: 13))
/// ```
public final class Drawing: ContainerView {
    /// The width of the drawing, in units.
    public let width: Double
    /// The height of the drawing, in units.
    public let height: Double
    /// Whether the app also receives the moves of a pointer that is not pressed. The app receives the next move after it has handled the
    /// previous one.
    public let tracksHover: Bool
    /// Whether the drawing scrolls if the space is narrower than its width, instead of becoming smaller. Each unit of the drawing is then
    /// at least one point wide.
    public let scrolls: Bool
    /// The entries of the menu that opens at the pointer, if the shape under the pointer has no menu of its own. Without entries there is
    /// no menu.
    public var menu: [MenuEntry] = [] { didSet { if !MenuEntry.lookAlike(menu, oldValue) { propertyChanged(Drawing.items) } } }
    private var place: HandlerPlace?
    private var handler = Handler<PointerEvent>.none { didSet { if handler.isSet != oldValue.isSet { propertyChanged(Drawing.pointers) } } }

    /// Creates a drawing with its own coordinate system.
    ///
    /// - Parameters:
    ///   - name: the name of the drawing for assistive technology.
    ///   - width: the width in units; at least 1.
    ///   - height: the height in units; at least 1.
    ///   - tracksHover: whether the app also receives the moves of a pointer that is not pressed.
    ///   - scrolls: whether the drawing scrolls if the space is narrower than its width, instead of becoming smaller.
    ///   - shapes: the shapes, lowest first.
    /// - Complexity: O(*n*) in the number of shapes.
    public init(_ name: String, width: Double, height: Double, tracksHover: Bool = false, scrolls: Bool = false, _ shapes: [Shape] = []) {
        self.width = max(1, width)
        self.height = max(1, height)
        self.tracksHover = tracksHover
        self.scrolls = scrolls
        super.init(children: shapes)
        accessibilityName = name
    }

    /// The shapes, lowest first.
    ///
    /// - Complexity: O(*n*) in the number of shapes, old and new.
    public var shapes: [Shape] {
        get { subviews.compactMap { $0 as? Shape } }
        set { replaceChildren(newValue) }
    }

    /// Adds a shape above all others.
    ///
    /// - Complexity: O(1) on average.
    public func add(_ shape: Shape) { insertChild(shape, at: subviews.count) }

    /// Removes a shape. Does nothing if the shape is not in the drawing.
    ///
    /// - Complexity: O(*n*) in the number of shapes.
    public func remove(_ shape: Shape) { removeChild(shape) }

    /// Returns the topmost visible shape at a point.
    ///
    /// - Complexity: O(*n*) in the number of shapes and of the lines and curves of their paths.
    package func shape(at point: DrawingPoint) -> Shape? { shapes.last { !$0.isHidden && $0.contains(point) } }

    /// Calls `handler` with each action of a pointer over the drawing.
    @discardableResult
    public func onPointer(file: StaticString = #fileID, line: Int = #line, _ handler: @escaping (PointerEvent) -> Void) -> Self {
        self.handler = .synchronous(handler)
        place = HandlerPlace(file, line)
        return self
    }

    // MARK: For hosts

    /// Declares the property `size`, which hosts read to show the view: the width and the height, in units.
    @_spi(Hosting) nonisolated public static let size = ViewProperty<Drawing, [Double]>(0, "size", default: []) { [$0.width, $0.height] }
    /// Declares the property `menu`, which hosts read to show the view.
    @_spi(Hosting) nonisolated public static let items = ViewProperty<Drawing, [MenuItem]>(1, "menu", default: []) { $0.menu.map(\.item) }
    /// Declares the property `pointers`, which hosts read to show the view: the actions of a pointer that the app wants to receive.
    @_spi(Hosting) nonisolated public static let pointers = ViewProperty<Drawing, [Int]>(2, "pointers", default: []) {
        $0.phases.map(\.rawValue)
    }

    /// Declares the property `scrolls`, which hosts read to show the view.
    @_spi(Hosting) nonisolated public static let scrolling = ViewProperty<Drawing, Bool>(3, "scrolls", default: false) { $0.scrolls }

    private var phases: [PointerPhase] {
        handler.isSet ? PointerPhase.allCases.filter { tracksHover || ($0 != .hover && $0 != .leave) } : []
    }

    @_spi(Hosting) public override var kind: ViewKind { .drawing }

    @_spi(Hosting) public override func offers(_ event: Event) -> Bool {
        switch event {
        case .pointer(let phase, let x, let y): handler.isSet && phases.contains(phase) && x.isFinite && y.isFinite
        case .choose(let number): MenuEntry.offers(number, of: menu)
        default: false
        }
    }

    @_spi(Hosting) public override func deliver(_ event: Event) {
        switch event {
        case .pointer(let phase, let x, let y):
            let point = DrawingPoint(min(width, max(0, x)), min(height, max(0, y)))
            handler.call(PointerEvent(phase: phase, point: point, shape: shape(at: point)), for: self)
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

nonisolated extension ViewKind {
    /// The view kind of `Drawing`: shapes in a coordinate system.
    public static let drawing = ViewKind(
        "drawing", role: .group, properties: [Drawing.size, Drawing.items, Drawing.pointers, Drawing.scrolling],
        events: [.pointer, .choose, .fail]
    )
}

/// An action of a pointer at a point of a ``Drawing``.
public struct PointerEvent {
    /// The action of the pointer.
    public let phase: PointerPhase
    /// The position of the pointer, in units of the drawing.
    public let point: DrawingPoint
    /// The topmost shape at this position.
    public let shape: Shape?
}
