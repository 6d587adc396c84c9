@_spi(Hosting) internal import Belvedere
internal import CGtk

/// The lines of a map, in a square of 1000 by 1000 units that fills its widget.
final class MapLines {
    let widget: NativeView = gtk_drawing_area_new()
    private var lines: [MapPicture.Line] = []

    init() {
        gtk_drawing_area_set_content_width(belvedere_drawing(widget), 300)
        gtk_drawing_area_set_content_height(belvedere_drawing(widget), 300)
        gtk_widget_set_halign(widget, GTK_ALIGN_START)
        let link = Unmanaged.passRetained(MapLink(self)).toOpaque()
        gtk_drawing_area_set_draw_func(
            belvedere_drawing(widget),
            { _, cairo, width, height, data in
                guard let data, let cairo else { return }
                Unmanaged<MapLink>.fromOpaque(data).takeUnretainedValue().map?.draw(cairo, Double(min(width, height)))
            }, link, { data in if let data { Unmanaged<MapLink>.fromOpaque(data).release() } })
    }

    func show(_ lines: [MapPicture.Line]) {
        self.lines = lines
        gtk_widget_queue_draw(widget)
    }

    private func draw(_ cairo: OpaquePointer, _ size: Double) {
        cairo_scale(cairo, size / 1000, size / 1000)
        let painter = ShapePainter(cairo: cairo, widget: widget)
        for line in lines { painter.paintLine(line.points.map { DrawingPoint(Double($0.x), Double($0.y)) }) }
    }
}

/// The way from GTK to a map, which may be gone before its widget.
private final class MapLink {
    weak var map: MapLines?

    init(_ map: MapLines) {
        self.map = map
    }
}
