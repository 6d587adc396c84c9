internal import CGtk
internal import Foundation

/// The thread that runs the main loop of GTK. All widgets of the process belong to it.
enum GtkThread {
    /// Whether GTK has found a display. The first use starts the thread.
    private static let hasStarted = Task {
        await withCheckedContinuation { (continuation: CheckedContinuation<Bool, Never>) in
            let thread = Thread {
                let hasDisplay = gtk_init_check() != 0
                if hasDisplay {
                    adw_init()
                    DesktopStyle.apply()
                }
                continuation.resume(returning: hasDisplay)
                if hasDisplay { g_main_loop_run(g_main_loop_new(nil, 0)) }
            }
            thread.name = "GTK"
            thread.start()
        }
    }

    /// Starts the loop, once for the process.
    ///
    /// - Throws: ``DesktopError/noDisplay`` if there is no display.
    static func start() async throws {
        if await !hasStarted.value { throw DesktopError.noDisplay }
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
