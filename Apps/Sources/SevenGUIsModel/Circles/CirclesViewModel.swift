public import BelvedereBinding
public import BelvedereCore

/// The view model of the circle drawer: circles on a canvas, with undo and redo.
public final class CirclesViewModel: ViewModel {
    /// The diameter of a new circle.
    public static let diameter = 40.0

    public let circles = Dynamic<[DrawnCircle]>([])
    /// The number of the circle under the pointer, or nil.
    public let selection = Dynamic<Int?>(nil)
    public private(set) lazy var undo = Command(canExecute: past.map { !$0.isEmpty }) { [unowned self] in goBack() }
    public private(set) lazy var redo = Command(canExecute: future.map { !$0.isEmpty }) { [unowned self] in goForward() }

    /// The earlier states of the canvas for undo, the latest last. `future` contains the states for redo.
    private let past = Dynamic<[[DrawnCircle]]>([])
    private let future = Dynamic<[[DrawnCircle]]>([])
    /// The circles before the person began to change a diameter. Nil while the dialog is closed.
    private var beforeAdjusting: [DrawnCircle]?
    private var lastNumber = 0
    private var pointer: (x: Double, y: Double)?
    private let router: Router<CirclesRoute>

    public init(router: Router<CirclesRoute>) {
        self.router = router
    }

    // MARK: Pointer

    /// Called when the pointer moves to a point. Of the circles that contain the point, the one with the nearest centre becomes the
    /// selected circle.
    public func point(atX x: Double, y: Double) {
        pointer = (x, y)
        selection.value = circle(atX: x, y: y)?.id
    }

    /// Called when the pointer leaves the canvas.
    public func pointAway() {
        pointer = nil
        selection.value = nil
    }

    /// Called when the person presses the canvas at a point. If no circle contains the point, a new circle is added there.
    public func press(atX x: Double, y: Double) {
        if circle(atX: x, y: y) != nil { return point(atX: x, y: y) }
        lastNumber += 1
        keep(circles.value)
        circles.value.append(DrawnCircle(id: lastNumber, x: x, y: y, diameter: Self.diameter))
        point(atX: x, y: y)
    }

    private func circle(atX x: Double, y: Double) -> DrawnCircle? {
        circles.value.filter { $0.distance(toX: x, y: y) < $0.diameter / 2 }.min { $0.distance(toX: x, y: y) < $1.distance(toX: x, y: y) }
    }

    // MARK: Diameter

    /// Opens the dialog for the diameter of a circle, whose menu the person has opened. If the pointer is inside several circles, the
    /// selected one is used.
    public func adjust(_ id: Int) {
        let isUnderPointer =
            pointer.map { point in circle(id).map { $0.distance(toX: point.x, y: point.y) < $0.diameter / 2 } == true } == true
        router.present(.diameter(isUnderPointer ? selection.value ?? id : id))
    }

    /// Returns a circle with its current diameter and position.
    public func circle(_ id: Int) -> DrawnCircle? { circles.value.first { $0.id == id } }

    /// Called when the person moves the slider in the dialog for the diameter.
    public func setDiameter(_ diameter: Double, of id: Int) {
        guard let index = circles.value.firstIndex(where: { $0.id == id }), circles.value[index].diameter != diameter else { return }
        if beforeAdjusting == nil { beforeAdjusting = circles.value }
        circles.value[index].diameter = diameter
    }

    /// Called when the dialog closes. A single undo then reverts all changes that were made in it.
    public func endAdjusting() {
        guard let before = beforeAdjusting else { return }
        beforeAdjusting = nil
        if before != circles.value { keep(before) }
    }

    // MARK: Undo and redo

    private func keep(_ state: [DrawnCircle]) {
        past.value.append(state)
        future.value = []
    }

    private func goBack() {
        guard let state = past.value.popLast() else { return }
        future.value.append(circles.value)
        show(state)
    }

    private func goForward() {
        guard let state = future.value.popLast() else { return }
        past.value.append(circles.value)
        show(state)
    }

    private func show(_ state: [DrawnCircle]) {
        circles.value = state
        if let selected = selection.value, circle(selected) == nil { selection.value = nil }
    }
}
