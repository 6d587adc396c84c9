internal import CGtk

/// A widget of GTK.
typealias NativeView = UnsafeMutablePointer<GtkWidget>

/// The function that a signal calls. GTK keeps it as long as the widget exists.
final class SignalHandler {
    let call: () -> Void

    init(_ call: @escaping () -> Void) {
        self.call = call
    }

    /// Calls the handler behind the pointer that GTK passes to each signal. The pointer is valid, because GTK releases the handler only
    /// together with the connection.
    static func call(_ data: UnsafeMutableRawPointer?) {
        if let data { Unmanaged<SignalHandler>.fromOpaque(data).takeUnretainedValue().call() }
    }

    /// The pointer for GTK, which owns the handler from now on and gives it back by ``release``.
    var retained: UnsafeMutableRawPointer { Unmanaged.passRetained(self).toOpaque() }

    static let release: GClosureNotify = { data, _ in
        if let data { Unmanaged<SignalHandler>.fromOpaque(data).release() }
    }
}

/// Calls `handler` for each signal of the widget that has no arguments, such as `clicked`.
func connect(_ widget: NativeView, _ signal: String, _ handler: @escaping () -> Void) {
    _ = belvedere_connect(
        widget, signal, { _, data in SignalHandler.call(data) }, SignalHandler(handler).retained, SignalHandler.release)
}

/// Calls `handler` when a person asks to close the window. The window stays; the handler destroys it.
func connectClosing(_ widget: NativeView, _ handler: @escaping () -> Void) {
    _ = belvedere_connect_question(
        widget, "close-request",
        { _, data in
            SignalHandler.call(data)
            return 1
        }, SignalHandler(handler).retained, SignalHandler.release)
}
