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

    func show(_ node: ViewNode) {
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
        let point = point(at: place)
        return hosted?.children.last { shape in
            !shape.node[View.isHidden]
                && shape.node[Shape.geometry].contains(
                    point, isFilled: shape.node[Shape.fill] != .none, reach: max(8, shape.node[Shape.lineWidth] / 2))
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
        guard let touch = touches.first else { return }
        (began, last) = (touch.location(in: self), touch.location(in: self))
        pointer(.down, at: began)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        let place = touch.location(in: self)
        if isMovable { move(by: place.x - last.x, place.y - last.y) } else { pointer(.move, at: place) }
        last = place
    }

    /// Ends a gesture. A finger that has hardly moved has pressed the shape below it.
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        let place = touch.location(in: self)
        pointer(.up, at: place)
        if abs(place.x - began.x) < 8, abs(place.y - began.y) < 8, let shape = shape(at: place) { press(shape) }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { pointer(.leave, at: last) }

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
        guard let hosted, isMovable, reported.map({ $0 != (area, scale) }) ?? true else { return }
        reported = (area, scale)
        send(.look(area, scale: scale, edit: hosted.node[Drawing.edit]), hosted.identifier)
    }

    override func draw(_ rect: CGRect) {
        for shape in hosted?.children ?? [] where !shape.node[View.isHidden] {
            HostPainter(place: place, scale: CGFloat(scale)).paint(shape.node)
        }
    }
}
#endif
