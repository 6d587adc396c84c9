public import BelvedereBinding
public import BelvedereCore

/// Circles on a canvas, with undo and redo.
public final class CirclesViewModel: ViewModel {
    /// The diameter of a new circle.
    public static let diameter = 40.0

    public let circles = Dynamic<[DrawnCircle]>([])
    /// The circle under the pointer.
    public let selection = Dynamic<Int?>(nil)
    public private(set) lazy var undo = Command(canExecute: past.map { !$0.isEmpty }) { [unowned self] in goBack() }
    public private(set) lazy var redo = Command(canExecute: future.map { !$0.isEmpty }) { [unowned self] in goForward() }

    /// The states that undo leads back to, the latest last; and those that redo leads to.
    private let past = Dynamic<[[DrawnCircle]]>([])
    private let future = Dynamic<[[DrawnCircle]]>([])
    /// The state before the diameter of a circle began to be adjusted.
    private var beforeAdjusting: [DrawnCircle]?
    private var lastNumber = 0
    private var pointer: (x: Double, y: Double)?
    private let router: Router<CirclesRoute>

    public init(router: Router<CirclesRoute>) {
        self.router = router
    }

    // MARK: The pointer

    /// The pointer is at a point: the circle is selected whose centre is nearest, of those that the pointer is in.
    public func point(atX x: Double, y: Double) {
        pointer = (x, y)
        selection.value = circle(atX: x, y: y)?.id
    }

    /// The pointer has left the canvas.
    public func pointAway() {
        pointer = nil
        selection.value = nil
    }

    /// The person has pressed at a point: in an empty area, a circle comes there.
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

    // MARK: The diameter

    /// Opens the frame for a circle whose menu was opened. Where the pointer is in several, the selected one is meant.
    public func adjust(_ id: Int) {
        let isUnderPointer =
            pointer.map { point in circle(id).map { $0.distance(toX: point.x, y: point.y) < $0.diameter / 2 } == true } == true
        router.present(.diameter(isUnderPointer ? selection.value ?? id : id))
    }

    /// A circle, as it comes to be.
    public func circle(_ id: Int) -> DrawnCircle? { circles.value.first { $0.id == id } }

    /// The person moves the slider.
    public func setDiameter(_ diameter: Double, of id: Int) {
        guard let index = circles.value.firstIndex(where: { $0.id == id }), circles.value[index].diameter != diameter else { return }
        if beforeAdjusting == nil { beforeAdjusting = circles.value }
        circles.value[index].diameter = diameter
    }

    /// The frame has closed: all that was done in it is one step.
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
