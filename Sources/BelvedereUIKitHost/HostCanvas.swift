#if canImport(UIKit)
@_spi(Hosting) internal import Belvedere
internal import UIKit

/// The view that draws the shapes of a drawing and follows fingers and pointers, and the part of the drawing that it shows.
final class HostCanvas: UIView {
    weak var hosted: HostedView?
    var send: (Event, ViewIdentifier) -> Void = { _, _ in }
    /// The part that a person has moved to; nil for the part that the app has set.
    private var moved: DrawingArea?
    private var shownEdit: Int?
    private var reported: (DrawingArea, Double)?
    private var began = CGPoint.zero, last = CGPoint.zero
    /// The fingers on the drawing, in the order in which they came.
    private var fingers: [UITouch] = []
    /// Whether the gesture has had two fingers. The end of such a gesture presses nothing.
    private var isPinch = false

    func show(_ node: ViewNode) {
        isMultipleTouchEnabled = isMovable
        if node[Drawing.edit] != shownEdit {
            shownEdit = node[Drawing.edit]
            moved = nil
        }
        setNeedsDisplay()
    }

    // MARK: Places

    private var isMovable: Bool { hosted?.node[Drawing.scales].isEmpty == false }

    /// Whether a finger that moves over the drawing moves it, or tells the app its way.
    var followsFinger: Bool { isMovable || hosted?.node[Drawing.pointers].contains(PointerPhase.move.rawValue) == true }

    /// The part that the app or the person has chosen.
    private var area: DrawingArea {
        if let moved { return moved }
        let shown = hosted?.node[Drawing.shownArea] ?? [], size = hosted?.node[Drawing.size] ?? []
        if shown.count == 4 { return DrawingArea(x: shown[0], y: shown[1], width: shown[2], height: shown[3]) }
        return DrawingArea(x: 0, y: 0, width: size.first ?? 1, height: size.last ?? 1)
    }

    /// The number of points of the screen for each unit.
    private var scale: Double {
        let size = bounds.size
        let fitting = min(max(1, Double(size.width)) / area.width, max(1, Double(size.height)) / area.height)
        return hosted?.node[Drawing.actualSize] == true ? 1 : fitting
    }

    /// Returns the place of a point of the drawing in the view.
    func place(of point: DrawingPoint) -> CGPoint {
        let center = area.center
        return CGPoint(
            x: Double(bounds.size.width) / 2 + (point.x - center.x) * scale,
            y: Double(bounds.size.height) / 2 + (point.y - center.y) * scale)
    }

    private func point(at place: CGPoint) -> DrawingPoint {
        let center = area.center
        return DrawingPoint(
            center.x + (Double(place.x) - Double(bounds.size.width) / 2) / scale,
            center.y + (Double(place.y) - Double(bounds.size.height) / 2) / scale)
    }

    private func shape(at place: CGPoint) -> HostedView? {
        let point = point(at: place), scale = scale
        return hosted?.children.last { shape in
            !shape.node[View.isHidden]
                && shape.node[Shape.geometry].contains(
                    point, isFilled: shape.node[Shape.fill] != .none, reach: max(8, shape.node[Shape.lineWidth] / 2) / scale)
        }
    }

    /// Returns the view whose menu opens at a place: the topmost shape there with a menu, or the drawing.
    func menuOwner(at place: CGPoint) -> HostedView? {
        let shape = shape(at: place)
        return shape?.node[Shape.items].isEmpty == false ? shape : hosted
    }

    // MARK: The pointer

    /// Tells the app where a finger or a pointer is, if the app wants to know.
    func pointer(_ phase: PointerPhase, at place: CGPoint) {
        guard let hosted, hosted.node[Drawing.pointers].contains(phase.rawValue) else { return }
        let point = point(at: place)
        send(.pointer(phase, x: point.x, y: point.y), hosted.identifier)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        fingers += touches
        if fingers.count > 1, isMovable {
            isPinch = true
            (last, distance) = (middle, spread)
            return
        }
        guard let touch = touches.first else { return }
        isPinch = false
        (began, last) = (touch.location(in: self), touch.location(in: self))
        pointer(.down, at: began)
    }

    /// The distance of the first two fingers when they were last heard of.
    private var distance: CGFloat = 0

    private var middle: CGPoint {
        let places = fingers.prefix(2).map { $0.location(in: self) }, count = CGFloat(max(1, places.count))
        return CGPoint(x: places.reduce(0) { $0 + $1.x } / count, y: places.reduce(0) { $0 + $1.y } / count)
    }

    private var spread: CGFloat {
        let places = fingers.prefix(2).map { $0.location(in: self) }
        guard let first = places.first, let second = places.last else { return 0 }
        return ((first.x - second.x) * (first.x - second.x) + (first.y - second.y) * (first.y - second.y)).squareRoot()
    }

    /// Zooms the drawing by two fingers, around the point between them, and moves it with them.
    private func pinch() {
        guard let scales = hosted?.node[Drawing.scales], scales.count == 2 else { return }
        let middle = middle, spread = spread, factor = distance > 0 ? Double(spread / distance) : 1
        let area = area, wanted = min(scales[1], max(scales[0], scale * factor)), fixed = point(at: last), ratio = scale / wanted
        (last, distance) = (middle, spread)
        moved = DrawingArea(
            x: fixed.x - (fixed.x - area.x) * ratio, y: fixed.y - (fixed.y - area.y) * ratio, width: area.width * ratio,
            height: area.height * ratio)
        // Now the point below the fingers has to follow them.
        let shown = point(at: middle), zoomed = self.area
        moved = DrawingArea(
            x: zoomed.x + fixed.x - shown.x, y: zoomed.y + fixed.y - shown.y, width: zoomed.width, height: zoomed.height)
        setNeedsDisplay()
        report()
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if isPinch {
            if fingers.count > 1 { pinch() }
            return
        }
        guard let touch = touches.first else { return }
        let place = touch.location(in: self)
        if isMovable { move(by: place.x - last.x, place.y - last.y) } else { pointer(.move, at: place) }
        last = place
    }

    /// Ends a gesture. A finger that has hardly moved has pressed the shape below it.
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        fingers.removeAll { touches.contains($0) }
        if isPinch { return }
        guard let touch = touches.first else { return }
        let place = touch.location(in: self)
        pointer(.up, at: place)
        if abs(place.x - began.x) < 8, abs(place.y - began.y) < 8, let shape = shape(at: place) { press(shape) }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        fingers.removeAll { touches.contains($0) }
        pointer(.leave, at: last)
    }

    func press(_ shape: HostedView) {
        if shape.node[Shape.isPressable], shape.node[View.isEnabled] { send(.activate, shape.identifier) }
    }

    /// Moves the drawing. The handler of the app does not decide about the movement, so it is shown at once.
    private func move(by x: CGFloat, _ y: CGFloat) {
        let area = area, scale = scale
        moved = DrawingArea(x: area.x - Double(x) / scale, y: area.y - Double(y) / scale, width: area.width, height: area.height)
        setNeedsDisplay()
        report()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        report()
    }

    /// Tells the app which part is in sight, after a movement and when the size has changed.
    private func report() {
        guard let hosted else { return }
        if hosted.node[Drawing.fillingWidth] { return reportWidth(of: hosted) }
        guard isMovable, reported.map({ $0 != (area, scale) }) ?? true else { return }
        reported = (area, scale)
        send(.look(area, scale: scale, edit: hosted.node[Drawing.edit]), hosted.identifier)
    }

    /// Tells the app the width of a drawing that is as wide as its space.
    private func reportWidth(of hosted: HostedView) {
        let shown = DrawingArea(x: 0, y: 0, width: Double(bounds.size.width), height: Double(bounds.size.height))
        guard shown.width > 0, shown.height > 0, reported?.0.width != shown.width else { return }
        reported = (shown, 1)
        send(.look(shown, scale: 1, edit: 0), hosted.identifier)
    }

    override func draw(_ rect: CGRect) {
        for shape in hosted?.children ?? [] where !shape.node[View.isHidden] {
            HostPainter(place: place, scale: CGFloat(scale)).paint(shape.node)
        }
    }
}
#endif
