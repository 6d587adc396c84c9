@_spi(Hosting) import Belvedere
import BelvedereHeadless
@testable import BelvedereDesktop
import CGtk

/// The pointer over a drawing: the controllers of its widget report where it is.
extension WidgetPlayer {
    func movePointer(_ step: Step) throws {
        let drawing = try find(step), widget = try part("canvas", in: drawing)
        guard let canvas = canvas(of: widget), let first = step.points?.first, let last = step.points?.last else { return }
        let (start, end) = (canvas.place(of: first), canvas.place(of: last))
        if step.action == .hover {
            let motion = try controller(of: widget) { belvedere_is_motion($0) != 0 }
            return belvedere_emit_point(motion, "motion", start.x, start.y)
        }
        let drag = try controller(of: widget) { belvedere_is_drag($0) != 0 }
        let (x, y) = (end.x - start.x, end.y - start.y)
        belvedere_emit_point(drag, "drag-begin", start.x, start.y)
        if x != 0 || y != 0 { for part in [0.5, 1] { belvedere_emit_point(drag, "drag-update", x * part, y * part) } }
        belvedere_emit_point(drag, "drag-end", x, y)
    }

    /// Only the host knows which pixel a point of the drawing is on.
    private func canvas(of widget: NativeView) -> DrawingCanvas? {
        window.views.values.lazy.flatMap(\.attachments).compactMap { $0 as? DrawingCanvas }.first { $0.widget == widget }
    }

    private func controller(of widget: NativeView, _ isWanted: (UnsafeMutableRawPointer) -> Bool) throws -> UnsafeMutableRawPointer {
        let all = gtk_widget_observe_controllers(widget)
        defer { if let all { g_object_unref(UnsafeMutableRawPointer(all)) } }
        for index in 0..<g_list_model_get_n_items(all) {
            guard let item = g_list_model_get_item(all, index) else { continue }
            // The widget keeps its controllers.
            g_object_unref(item)
            if isWanted(item) { return item }
        }
        throw Refusal("Nothing follows the pointer there.")
    }
}
