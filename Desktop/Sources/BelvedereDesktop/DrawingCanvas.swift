@_spi(Hosting) internal import Belvedere
internal import CGtk

/// The area in which GTK draws the shapes of a drawing, and the part of the drawing that it shows.
final class DrawingCanvas {
    let widget: NativeView
    weak var view: ShownView?
    private let send: (Event, ViewIdentifier) -> Void
    /// The part that a person has moved to; nil for the part that the app has set.
    private var moved: DrawingArea?
    private var shownEdit: Int?
    private var reported: (DrawingArea, Double)?

    init(send: @escaping (Event, ViewIdentifier) -> Void) {
        widget = gtk_drawing_area_new()
        self.send = send
        gtk_widget_set_halign(widget, GTK_ALIGN_START)
        gtk_widget_set_focusable(widget, 1)
        let box = Unmanaged.passRetained(CanvasLink(self)).toOpaque()
        gtk_drawing_area_set_draw_func(
            belvedere_drawing(widget),
            { _, cairo, _, _, data in
                guard let data, let cairo else { return }
                Unmanaged<CanvasLink>.fromOpaque(data).takeUnretainedValue().canvas?.draw(cairo)
            }, box, { data in if let data { Unmanaged<CanvasLink>.fromOpaque(data).release() } })
    }

    // MARK: Properties

    func show(_ node: ViewNode) {
        let size = node[Drawing.size]
        guard let width = size.first, let height = size.last else { return }
        if node[Drawing.fillingWidth] {
            gtk_widget_set_halign(widget, GTK_ALIGN_FILL)
            gtk_widget_set_hexpand(widget, 1)
            gtk_drawing_area_set_content_height(belvedere_drawing(widget), Int32(clamping: Int(height)))
            return redraw()
        }
        // A drawing that is wider than a usual window becomes smaller.
        let factor = node[Drawing.actualSize] || node[Drawing.scrolling] ? 1 : min(1, 500 / width)
        gtk_drawing_area_set_content_width(belvedere_drawing(widget), Int32(clamping: Int(width * factor)))
        gtk_drawing_area_set_content_height(belvedere_drawing(widget), Int32(clamping: Int(height * factor)))
        if node[Drawing.edit] != shownEdit {
            shownEdit = node[Drawing.edit]
            moved = nil
        }
        redraw()
    }

    func redraw() { gtk_widget_queue_draw(widget) }

    private var isMovable: Bool { view?.node[Drawing.scales].isEmpty == false }

    /// The part that the app or the person has chosen.
    private var area: DrawingArea {
        if let moved { return moved }
        let node = view?.node
        let shown = node?[Drawing.shownArea] ?? [], size = node?[Drawing.size] ?? []
        if shown.count == 4 { return DrawingArea(x: shown[0], y: shown[1], width: shown[2], height: shown[3]) }
        return DrawingArea(x: 0, y: 0, width: size.first ?? 1, height: size.last ?? 1)
    }

    private var size: (width: Double, height: Double) {
        (max(1, Double(gtk_widget_get_width(widget))), max(1, Double(gtk_widget_get_height(widget))))
    }

    /// The number of pixels for each unit.
    private var scale: Double {
        view?.node[Drawing.actualSize] == true ? 1 : min(size.width / area.width, size.height / area.height)
    }

    // MARK: Places

    /// Returns the place of a point of the drawing in the widget.
    func place(of point: DrawingPoint) -> (x: Double, y: Double) {
        let center = area.center
        return (size.width / 2 + (point.x - center.x) * scale, size.height / 2 + (point.y - center.y) * scale)
    }

    private func point(atX x: Double, _ y: Double) -> DrawingPoint {
        let center = area.center
        return DrawingPoint(center.x + (x - size.width / 2) / scale, center.y + (y - size.height / 2) / scale)
    }

    private func shape(at point: DrawingPoint) -> ShownView? {
        let scale = scale
        return view?.children.last { shape in
            !shape.node[View.isHidden]
                && shape.node[Shape.geometry].contains(
                    point, isFilled: shape.node[Shape.fill] != .none, reach: max(4, shape.node[Shape.lineWidth] / 2) / scale)
        }
    }

    /// Returns the view whose menu opens at a place: the topmost shape there with a menu, or the drawing.
    func menuOwner(atX x: Double, _ y: Double) -> ShownView? {
        let shape = shape(at: point(atX: x, y))
        return shape?.node[Shape.items].isEmpty == false ? shape : view
    }

    // MARK: The pointer

    /// Tells the app what the pointer does, if the app wants to know.
    func pointer(_ phase: PointerPhase, atX x: Double, _ y: Double) {
        guard let view, view.node[Drawing.pointers].contains(phase.rawValue) else { return }
        let point = point(atX: x, y)
        send(.pointer(phase, x: point.x, y: point.y), view.identifier)
    }

    /// Presses the shape at a place.
    func press(atX x: Double, _ y: Double) {
        guard let shape = shape(at: point(atX: x, y)), shape.node[Shape.isPressable], shape.node[View.isEnabled] else { return }
        send(.activate, shape.identifier)
    }

    /// Moves the drawing by a number of pixels. The handler of the app does not decide about the movement, so it is shown at once.
    ///
    /// - Returns: whether a person can move the drawing.
    @discardableResult
    func move(byX x: Double, _ y: Double) -> Bool {
        guard isMovable else { return false }
        let area = area, scale = scale
        moved = DrawingArea(x: area.x - x / scale, y: area.y - y / scale, width: area.width, height: area.height)
        redraw()
        report()
        return true
    }

    /// Makes everything larger or smaller, around the middle.
    func zoom(by factor: Double) {
        guard let scales = view?.node[Drawing.scales], scales.count == 2 else { return }
        let area = area, wanted = min(scales[1], max(scales[0], scale * factor)), change = scale / wanted
        let center = area.center, width = area.width * change, height = area.height * change
        moved = DrawingArea(x: center.x - width / 2, y: center.y - height / 2, width: width, height: height)
        redraw()
        report()
    }

    /// Tells the app which part is in sight, after a movement and when the size has changed.
    private func report() {
        guard let view else { return }
        if view.node[Drawing.fillingWidth] { return reportWidth(of: view) }
        guard isMovable, reported.map({ $0 != (area, scale) }) ?? true else { return }
        reported = (area, scale)
        send(.look(area, scale: scale, edit: view.node[Drawing.edit]), view.identifier)
    }

    /// Tells the app the width of a drawing that is as wide as its space.
    private func reportWidth(of view: ShownView) {
        guard reported?.0.width != size.width else { return }
        reported = (DrawingArea(x: 0, y: 0, width: size.width, height: size.height), 1)
        send(.look(DrawingArea(x: 0, y: 0, width: size.width, height: size.height), scale: 1, edit: 0), view.identifier)
    }

    func draw(_ cairo: OpaquePointer) {
        let origin = place(of: DrawingPoint(0, 0))
        cairo_translate(cairo, origin.x, origin.y)
        cairo_scale(cairo, scale, scale)
        let painter = ShapePainter(cairo: cairo, widget: widget, scale: scale)
        for shape in view?.children ?? [] where !shape.node[View.isHidden] { painter.paint(shape.node) }
        report()
    }
}

/// The way from GTK to a canvas, which may be gone before its widget.
private final class CanvasLink {
    weak var canvas: DrawingCanvas?

    init(_ canvas: DrawingCanvas) {
        self.canvas = canvas
    }
}
