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
///
/// A drawing that knows its width, such as a chart, gives its texts and marks the right distances in every window:
///
/// ```swift
/// let chart = Drawing("Rent", height: 200)
/// let end = TextShape("2026", at: DrawingPoint(chart.width, 190), anchor: TextAnchor(.right), size: 12)
/// chart.add(end)
/// chart.onResize { width in end.place.x = width }
/// ```
///
/// A person can move and zoom a large drawing, such as a map, if it has a handler for movements:
///
/// ```swift
/// let plan = Drawing("Plan of the town", width: 5000, height: 5000)
/// plan.area = DrawingArea(x: 2000, y: 2000, width: 800, height: 600)
/// plan.onMove { movement in print(movement.area.center, movement.scale) }
/// ```
public final class Drawing: ContainerView {
    /// The width of the drawing, in units. A drawing that fills the width of its space changes it.
    public private(set) var width: Double
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
    /// The area that is shown; `nil` for the whole drawing. Hosts show at least this area, and more of the drawing where the space has
    /// other proportions. If a person moves the drawing, this is the area that they see.
    public var area: DrawingArea? {
        get { view?.area }
        set {
            if newValue == area { return }
            let view = keepView()
            view.area = newValue
            view.edit += 1
            propertyChanged(Drawing.shownArea)
            propertyChanged(Drawing.edit)
        }
    }
    /// Whether each unit of the drawing is exactly one point on the screen, in any space. Such a drawing is not enlarged to fill the space.
    public let isActualSize: Bool
    /// Whether the drawing is as wide as its space, with one unit for each point on the screen.
    package let fillsWidth: Bool
    private var view: DrawingView?
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
    ///   - isActualSize: whether each unit is exactly one point on the screen, in any space.
    ///   - shapes: the shapes, lowest first.
    /// - Complexity: O(*n*) in the number of shapes.
    public convenience init(
        _ name: String, width: Double, height: Double, tracksHover: Bool = false, scrolls: Bool = false, isActualSize: Bool = false,
        _ shapes: [Shape] = []
    ) {
        self.init(
            name, width, height, tracksHover: tracksHover, scrolls: scrolls, isActualSize: isActualSize, fillsWidth: false, shapes)
    }

    /// Creates a drawing that is as wide as its space, with one unit for each point on the screen. ``onResize(_:)`` tells its width.
    ///
    /// - Parameters:
    ///   - name: the name of the drawing for assistive technology.
    ///   - height: the height in units, which are points on the screen; at least 1.
    ///   - width: the width until the host tells the real one. A browser without scripts never tells it.
    ///   - tracksHover: whether the app also receives the moves of a pointer that is not pressed.
    ///   - shapes: the shapes, lowest first.
    /// - Complexity: O(*n*) in the number of shapes.
    public convenience init(
        _ name: String, height: Double, estimatedWidth width: Double = 320, tracksHover: Bool = false, _ shapes: [Shape] = []
    ) {
        self.init(name, width, height, tracksHover: tracksHover, scrolls: false, isActualSize: true, fillsWidth: true, shapes)
    }

    private init(
        _ name: String, _ width: Double, _ height: Double, tracksHover: Bool, scrolls: Bool, isActualSize: Bool, fillsWidth: Bool,
        _ shapes: [Shape]
    ) {
        self.width = max(1, width)
        self.height = max(1, height)
        self.tracksHover = tracksHover
        self.scrolls = scrolls
        self.isActualSize = isActualSize
        self.fillsWidth = fillsWidth
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

    /// Lets a person move and zoom the drawing, and calls `handler` with the visible area after each movement, and when its size changes.
    ///
    /// A person moves it by dragging, with the wheel, with two fingers, by a double click, or with the arrow keys, `+` and `-`. Hosts show
    /// the movement at once. The handler draws what has become visible, and adapts sizes to the new scale.
    ///
    /// - Parameters:
    ///   - scales: the smallest and the largest number of points on the screen for each unit.
    ///   - file: the file of the caller, for the inspector; leave it out.
    ///   - line: the line of the caller, for the inspector; leave it out.
    ///   - handler: receives each movement.
    @discardableResult
    public func onMove(
        scales: ClosedRange<Double> = 0.01...100, file: StaticString = #fileID, line: Int = #line,
        _ handler: @escaping (DrawingMovement) -> Void
    ) -> Self {
        let view = keepView(), isNew = !view.handler.isSet || view.scales != scales
        view.scales = scales
        view.handler = .synchronous(handler)
        view.place = HandlerPlace(file, line)
        if isNew { propertyChanged(Drawing.scales) }
        return self
    }

    /// Calls `handler` with the new width after the space of a drawing that fills the width of its space has become wider or narrower.
    ///
    /// - Parameter handler: receives the width in units, which are points on the screen.
    @discardableResult
    public func onResize(_ handler: @escaping (Double) -> Void) -> Self {
        keepView().resizing = handler
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

    /// Declares the property `area`, which hosts read to show the view: the left side, the top, the width and the height of the shown area;
    /// empty for the whole drawing.
    @_spi(Hosting) nonisolated public static let shownArea = ViewProperty<Drawing, [Double]>(4, "area", default: []) {
        $0.area.map { [$0.x, $0.y, $0.width, $0.height] } ?? []
    }
    /// Declares the property `scales`, which hosts read to show the view: the smallest and the largest scale to which a person can zoom;
    /// empty if a person cannot move the drawing.
    @_spi(Hosting) nonisolated public static let scales = ViewProperty<Drawing, [Double]>(5, "scales", default: []) {
        guard let view = $0.view, view.handler.isSet else { return [] }
        return [view.scales.lowerBound, view.scales.upperBound]
    }
    /// Declares the property `isActualSize`, which hosts read to show the view.
    @_spi(Hosting) nonisolated public static let actualSize = ViewProperty<Drawing, Bool>(6, "isActualSize", default: false) {
        $0.isActualSize
    }

    /// Declares the property `edit`, which hosts read to show the view: the number of areas that the app has set. A host sends it with each
    /// movement, so that a movement from before the app's last area does not undo it.
    @_spi(Hosting) nonisolated public static let edit = ViewProperty<Drawing, Int>(7, "edit", default: 0) { $0.view?.edit ?? 0 }

    /// Declares the property `fillsWidth`, which hosts read to show the view. A host sends the visible area of such a drawing whenever its
    /// width on the screen changes.
    @_spi(Hosting) nonisolated public static let fillingWidth = ViewProperty<Drawing, Bool>(8, "fillsWidth", default: false) {
        $0.fillsWidth
    }

    private func keepView() -> DrawingView {
        let view = view ?? DrawingView()
        self.view = view
        return view
    }

    private var phases: [PointerPhase] {
        handler.isSet ? PointerPhase.allCases.filter { tracksHover || ($0 != .hover && $0 != .leave) } : []
    }

    @_spi(Hosting) public override var kind: ViewKind { .drawing }

    @_spi(Hosting) public override func offers(_ event: Event) -> Bool {
        switch event {
        case .pointer(let phase, let x, let y): handler.isSet && phases.contains(phase) && x.isFinite && y.isFinite
        case .choose(let number): MenuEntry.offers(number, of: menu)
        case .look(let area, let scale, _): (fillsWidth || view?.handler.isSet == true) && area.isDrawable && scale > 0 && scale.isFinite
        default: false
        }
    }

    @_spi(Hosting) public override func deliver(_ event: Event) {
        switch event {
        case .pointer(let phase, let x, let y):
            let point = DrawingPoint(min(width, max(0, x)), min(height, max(0, y)))
            handler.call(PointerEvent(phase: phase, point: point, shape: shape(at: point)), for: self)
        case .choose(let number): MenuEntry.choose(number, of: menu, for: self)
        case .look(let area, let scale, _) where fillsWidth: resize(to: area.width * scale)
        case .look(let area, let scale, let edit):
            guard let view, edit == view.edit else { return }
            if area != view.area {
                view.area = area
                propertyChanged(Drawing.shownArea)
            }
            view.handler.call(DrawingMovement(area: area, scale: scale), for: self)
        default: break
        }
    }

    /// Takes the width of the space. A screen is never wider than the limit, which keeps the work of a handler small.
    private func resize(to width: Double) {
        let new = min(10_000, max(1, width.rounded()))
        if new == self.width { return }
        self.width = new
        propertyChanged(Drawing.size)
        view?.resizing?(new)
    }

    override func handlerPlace(for event: Event) -> HandlerPlace? {
        switch event {
        case .choose(let number): MenuEntry.place(of: number, in: menu)
        case .look: view?.place
        default: place
        }
    }

    @_spi(Hosting) public override func releaseHandlers() {
        handler = .none
        view?.handler = .none
        view?.resizing = nil
        menu = []
    }
}

nonisolated extension ViewKind {
    /// The view kind of `Drawing`: shapes in a coordinate system.
    public static let drawing = ViewKind(
        "drawing", role: .group,
        properties: [
            Drawing.size, Drawing.items, Drawing.pointers, Drawing.scrolling, Drawing.shownArea, Drawing.scales, Drawing.actualSize,
            Drawing.edit, Drawing.fillingWidth,
        ],
        events: [.pointer, .look, .choose, .fail]
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

/// The visible area of a drawing, and the handlers for its movements and its width. It is an object of its own, because most drawings
/// show all of their shapes and are never moved.
private final class DrawingView {
    var area: DrawingArea?
    /// The number of areas that the app has set.
    var edit = 0
    var handler = Handler<DrawingMovement>.none
    var place: HandlerPlace?
    var scales = 0.01...100.0
    /// Receives the width of a drawing that is as wide as its space.
    var resizing: ((Double) -> Void)?
}
