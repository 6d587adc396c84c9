@_spi(Hosting) internal import Belvedere
internal import CGtk

/// Paints shapes with cairo, in the colours of the theme.
struct ShapePainter {
    let cairo: OpaquePointer
    let widget: NativeView
    /// The number of points on the screen for each unit of the drawing.
    var scale = 1.0

    func paint(_ shape: ViewNode) {
        let geometry = shape[Shape.geometry], fill = shape[Shape.fill]
        if case .text(let text) = geometry { return write(text, fill) }
        cairo_new_path(cairo)
        trace(geometry)
        if set(fill) { cairo_fill_preserve(cairo) }
        if set(shape[Shape.stroke]) {
            cairo_set_line_width(cairo, shape[Shape.lineWidth] / scale)
            roundEnds(of: geometry)
            cairo_stroke(cairo)
        }
        cairo_new_path(cairo)
    }

    /// Rounds the ends and the bends of a path, so that the parts of a street on a map join.
    private func roundEnds(of geometry: ShapeGeometry) {
        var isPath = false
        if case .path = geometry { isPath = true }
        cairo_set_line_cap(cairo, isPath ? CAIRO_LINE_CAP_ROUND : CAIRO_LINE_CAP_BUTT)
        cairo_set_line_join(cairo, isPath ? CAIRO_LINE_JOIN_ROUND : CAIRO_LINE_JOIN_MITER)
    }

    /// Paints a line through points, in the quiet colour of a map.
    func paintLine(_ points: [DrawingPoint]) {
        guard let first = points.first, set(.quiet) else { return }
        cairo_move_to(cairo, first.x, first.y)
        for point in points.dropFirst() { cairo_line_to(cairo, point.x, point.y) }
        cairo_set_line_width(cairo, 4)
        cairo_stroke(cairo)
    }

    private func trace(_ geometry: ShapeGeometry) {
        switch geometry {
        case .circle(let center, let radius): cairo_arc(cairo, center.x, center.y, radius, 0, 2 * .pi)
        case .rectangle(let origin, let width, let height, let corner): traceBox(origin, width, height, min(corner, width / 2, height / 2))
        case .path(let steps): steps.forEach(trace)
        case .text: break
        }
    }

    private func traceBox(_ origin: DrawingPoint, _ width: Double, _ height: Double, _ corner: Double) {
        if corner <= 0 { return cairo_rectangle(cairo, origin.x, origin.y, width, height) }
        let (right, bottom) = (origin.x + width, origin.y + height), quarter = Double.pi / 2
        cairo_arc(cairo, right - corner, origin.y + corner, corner, -quarter, 0)
        cairo_arc(cairo, right - corner, bottom - corner, corner, 0, quarter)
        cairo_arc(cairo, origin.x + corner, bottom - corner, corner, quarter, 2 * quarter)
        cairo_arc(cairo, origin.x + corner, origin.y + corner, corner, 2 * quarter, 3 * quarter)
        cairo_close_path(cairo)
    }

    private func trace(_ step: PathStep) {
        switch step {
        case .move(let point): cairo_move_to(cairo, point.x, point.y)
        case .line(let point): cairo_line_to(cairo, point.x, point.y)
        case .curve(let end, let first, let second): cairo_curve_to(cairo, first.x, first.y, second.x, second.y, end.x, end.y)
        case .close: cairo_close_path(cairo)
        }
    }

    /// Writes a text so that its anchor is at its place.
    private func write(_ text: DrawnText, _ fill: Paint) {
        guard set(fill), let layout = gtk_widget_create_pango_layout(widget, text.text) else { return }
        defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
        let font = pango_font_description_new()
        defer { pango_font_description_free(font) }
        pango_font_description_set_family(font, "sans-serif")
        pango_font_description_set_absolute_size(font, text.size(at: scale) * Double(PANGO_SCALE))
        pango_layout_set_font_description(layout, font)
        var width: Int32 = 0, height: Int32 = 0
        pango_layout_get_size(layout, &width, &height)
        let left =
            switch text.anchor.across {
            case .left: 0.0
            case .middle: -Double(width) / 2
            case .right: -Double(width)
            }
        let top =
            switch text.anchor.down {
            case .top: 0.0
            case .middle: -Double(height) / 2
            case .baseline: -Double(pango_layout_get_baseline(layout))
            case .bottom: -Double(height)
            }
        cairo_save(cairo)
        cairo_translate(cairo, text.place.x, text.place.y)
        cairo_rotate(cairo, text.degrees * .pi / 180)
        cairo_move_to(cairo, left / Double(PANGO_SCALE), top / Double(PANGO_SCALE))
        pango_cairo_show_layout(cairo, layout)
        cairo_restore(cairo)
    }

    // MARK: Colours

    /// Takes a colour. The result is `false` if nothing is to be painted.
    private func set(_ paint: Paint) -> Bool {
        switch paint {
        case .none: return false
        case .ink: set(theme: "theme_fg_color")
        case .quiet: set(theme: "theme_fg_color", alpha: 0.55)
        case .line: set(theme: "borders")
        case .accent: set(theme: "theme_selected_bg_color")
        case .softAccent: set(theme: "theme_selected_bg_color", alpha: 0.2)
        case .danger: set(theme: "error_color")
        case .surface: set(theme: "theme_base_color")
        case .series(let number): set(code: Self.series[(max(1, Int(number)) - 1) % Self.series.count])
        case .scheme(let light, let dark): set(code: "\(isDark ? dark : light)")
        case .fixed(let red, let green, let blue):
            cairo_set_source_rgb(cairo, Double(red) / 255, Double(green) / 255, Double(blue) / 255)
        }
        return true
    }

    private static let series = ["#3584e4", "#e66100", "#2ec27e", "#9141ac", "#e5a50a", "#986a44"]

    private func set(theme name: String, alpha: Double = 1) {
        var color = GdkRGBA(red: 0, green: 0, blue: 0, alpha: 1)
        gtk_style_context_lookup_color(gtk_widget_get_style_context(widget), name, &color)
        cairo_set_source_rgba(cairo, Double(color.red), Double(color.green), Double(color.blue), Double(color.alpha) * alpha)
    }

    private func set(code: String) {
        var color = GdkRGBA(red: 0, green: 0, blue: 0, alpha: 1)
        gdk_rgba_parse(&color, code)
        gdk_cairo_set_source_rgba(cairo, &color)
    }

    private var isDark: Bool {
        var color = GdkRGBA(red: 1, green: 1, blue: 1, alpha: 1)
        gtk_style_context_lookup_color(gtk_widget_get_style_context(widget), "theme_bg_color", &color)
        return color.red + color.green + color.blue < 1.5
    }
}
