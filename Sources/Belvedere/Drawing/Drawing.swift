/// Shapes in a system of coordinates: a diagram, a map, an editor.
///
/// ```swift
/// let drawing = Drawing("Sunrise", width: 100, height: 100)
/// drawing.add(CircleShape(center: DrawingPoint(50, 60), radius: 20, fill: .accent))
/// drawing.onPointer { event in if event.phase == .down { print(event.point) } }
/// ```
///
/// The coordinates begin at the left and the top, in each language: a drawing is not turned round. It takes the room it gets and keeps its
/// proportions. Shapes that were added later lie over those before.
///
/// A drawing with small texts becomes hard to read where there is little room. Let it scroll there:
///
/// ```swift
/// let diagram = Drawing("Structure", width: 900, height: 400, scrolls: true)
/// diagram.add(TextShape("ContactListScreen", at: DrawingPoint(20, 30), size: 13))
/// ```
public final class Drawing: ContainerView {
    /// How many units the drawing is wide.
    public let width: Double
    /// How many units the drawing is high.
    public let height: Double
    /// Whether the app is also told of a pointer that is not down. It gets each move after it has handled the one before.
    public let tracksHover: Bool
    /// Whether the drawing scrolls where there is less room than its width, instead of becoming smaller. A unit is then at least a point.
    public let scrolls: Bool
    /// What the menu at the pointer offers, where no shape has one; without entries there is no menu.
    public var menu: [MenuEntry] = [] { didSet { if !MenuEntry.lookAlike(menu, oldValue) { propertyChanged(Drawing.items) } } }
    private var place: HandlerPlace?
    private var handler = Handler<PointerEvent>.none { didSet { if handler.isSet != oldValue.isSet { propertyChanged(Drawing.pointers) } } }

    /// A drawing with a system of coordinates of its own.
    ///
    /// - Parameters:
    ///   - name: what assistive technology calls the drawing.
    ///   - width: how many units it is wide; at least 1.
    ///   - height: how many units it is high; at least 1.
    ///   - tracksHover: whether a pointer that is not down is told.
    ///   - scrolls: whether it scrolls where there is less room than its width, instead of becoming smaller.
    ///   - shapes: what is drawn, the lowest first.
    /// - Complexity: O(*n*) in the number of shapes.
    public init(_ name: String, width: Double, height: Double, tracksHover: Bool = false, scrolls: Bool = false, _ shapes: [Shape] = []) {
        self.width = max(1, width)
        self.height = max(1, height)
        self.tracksHover = tracksHover
        self.scrolls = scrolls
        super.init(children: shapes)
        accessibilityName = name
    }

    /// The shapes, the lowest first.
    ///
    /// - Complexity: O(*n*) in the number of shapes, old and new.
    public var shapes: [Shape] {
        get { subviews.compactMap { $0 as? Shape } }
        set { replaceChildren(newValue) }
    }

    /// Draws a shape over all others.
    ///
    /// - Complexity: O(1) on average.
    public func add(_ shape: Shape) { insertChild(shape, at: subviews.count) }

    /// Takes a shape out; nothing happens if it is not in the drawing.
    ///
    /// - Complexity: O(*n*) in the number of shapes.
    public func remove(_ shape: Shape) { removeChild(shape) }

    /// The topmost shape at a point that can be seen.
    ///
    /// - Complexity: O(*n*) in the number of shapes and the steps of their paths.
    public func shape(at point: DrawingPoint) -> Shape? { shapes.last { !$0.isHidden && $0.contains(point) } }

    /// Has `handler` called with what a pointer does over the drawing.
    @discardableResult
    public func onPointer(file: StaticString = #fileID, line: Int = #line, _ handler: @escaping (PointerEvent) -> Void) -> Self {
        self.handler = .synchronous(handler)
        place = HandlerPlace(file, line)
        return self
    }

    // MARK: What hosts know of it

    /// The width and the height, as hosts are told them.
    @_spi(Hosting) nonisolated public static let size = ViewProperty<Drawing, [Double]>(0, "size", default: []) { [$0.width, $0.height] }
    /// `menu`, as hosts are told it.
    @_spi(Hosting) nonisolated public static let items = ViewProperty<Drawing, [MenuItem]>(1, "menu", default: []) { $0.menu.map(\.item) }
    /// Which phases of a pointer the app wants to be told.
    @_spi(Hosting) nonisolated public static let pointers = ViewProperty<Drawing, [Int]>(2, "pointers", default: []) {
        $0.phases.map(\.rawValue)
    }

    /// `scrolls`, as hosts are told it.
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
    /// Shapes in a system of coordinates.
    public static let drawing = ViewKind(
        "drawing", role: .group, properties: [Drawing.size, Drawing.items, Drawing.pointers, Drawing.scrolling],
        events: [.pointer, .choose, .fail]
    )
}
