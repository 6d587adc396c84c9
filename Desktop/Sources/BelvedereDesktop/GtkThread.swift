internal import CGtk
internal import Foundation

/// The thread that runs the main loop of GTK. All widgets of the process belong to it.
enum GtkThread {
    /// The reason why GTK cannot show windows; nil if it can. The first use starts the thread.
    private static let failure = Task {
        await withCheckedContinuation { (continuation: CheckedContinuation<DesktopError?, Never>) in
            let thread = Thread {
                let failure = prepare()
                continuation.resume(returning: failure)
                if failure == nil { g_main_loop_run(g_main_loop_new(nil, 0)) }
            }
            thread.name = "GTK"
            thread.start()
        }
    }

    /// Starts the loop, once for the process.
    ///
    /// - Throws: ``DesktopError/noDisplay`` if there is no display, and ``DesktopError/noFonts`` if the system has no fonts.
    static func start() async throws {
        if let failure = await failure.value { throw failure }
    }

    private static func prepare() -> DesktopError? {
        if gtk_init_check() == 0 { return .noDisplay }
        if !hasFonts { return .noFonts }
        adw_init()
        DesktopStyle.apply()
        MissingPackages.sentences.forEach(writeToStandardError)
        return nil
    }

    /// Whether Pango finds a font for a text. It lists general names such as "Sans" also where there is none.
    private static var hasFonts: Bool {
        let map = pango_cairo_font_map_get_default(), context = pango_font_map_create_context(map)
        let description = pango_font_description_from_string("Sans")
        defer {
            pango_font_description_free(description)
            g_object_unref(context.map { UnsafeMutableRawPointer($0) })
        }
        guard let font = pango_font_map_load_font(map, context, description) else { return false }
        g_object_unref(font)
        return true
    }

    /// Runs `work` on the thread, in a later turn of the loop. The priority is that of drawing, because work with a higher priority that
    /// never ends would keep the window from being drawn.
    static func run(_ work: @escaping @Sendable () -> Void) {
        // The idle source owns the box until its one run takes it.
        let box = Unmanaged.passRetained(Work(work)).toOpaque()
        g_idle_add_full(
            120,
            { data in
                if let data { Unmanaged<Work>.fromOpaque(data).takeRetainedValue().body() }
                return 0
            }, box, nil)
    }

    private final class Work: Sendable {
        let body: @Sendable () -> Void

        init(_ body: @escaping @Sendable () -> Void) {
            self.body = body
        }
    }
}
