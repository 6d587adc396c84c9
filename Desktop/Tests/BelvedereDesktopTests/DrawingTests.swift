import Belvedere
@testable import BelvedereDesktop
import CGtk
import Testing

/// Tests of what a window draws.
@Suite(.serialized) struct DrawingTests {
    /// Draws a red line through the middle of a drawing, and measures it in the pixels of the screen.
    private func heightOfLine(_ width: Double, inDrawingOf size: Double) async throws -> Int? {
        let app = BelvedereApp("Test", path: "/") { _ in
            let red = Paint.fixed(red: 255, green: 0, blue: 0)
            let line = LineShape(from: DrawingPoint(0, size / 2), to: DrawingPoint(size, size / 2), stroke: red)
            line.lineWidth = width
            return Window(Screen(title: "Test", content: Stack(Drawing("Street", width: size, height: size, [line]))))
        }
        var found: Int?
        try await DesktopPlayer.use(app) { player in
            try await player.act { player in
                if player.window.canvas.map({ gtk_widget_get_height($0.widget) }) ?? 0 == 0 {
                    throw DesktopPlayer.Refusal("There is no drawing yet.")
                }
            }
            found = await player.window.session.perform { [window = player.window] _ in window.canvas.map(Self.redPixels) }
        }
        return found
    }

    /// The number of red pixels in the column in the middle of a drawing.
    private static func redPixels(of canvas: DrawingCanvas) -> Int {
        let width = gtk_widget_get_width(canvas.widget), height = gtk_widget_get_height(canvas.widget)
        let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height)
        defer { cairo_surface_destroy(surface) }
        guard let cairo = cairo_create(surface) else { return 0 }
        canvas.draw(cairo)
        cairo_destroy(cairo)
        cairo_surface_flush(surface)
        guard let bytes = cairo_image_surface_get_data(surface) else { return 0 }
        let stride = Int(cairo_image_surface_get_stride(surface)), column = 4 * Int(width / 2)
        // A pixel has blue, green, red and opacity. The edge of a line may be on half a pixel.
        return (0..<Int(height)).filter { bytes[$0 * stride + column + 2] > 127 }.count
    }

    @Test(arguments: [200.0, 2000]) func aLineIsAsWideOnTheScreenAtEveryScale(size: Double) async throws {
        #expect(try await heightOfLine(8, inDrawingOf: size) == 8)
    }
}

extension DesktopWindow {
    fileprivate var canvas: DrawingCanvas? { views.values.lazy.flatMap(\.attachments).compactMap { $0 as? DrawingCanvas }.first }
}
