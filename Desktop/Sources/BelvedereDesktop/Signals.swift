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

/// Calls `handler` for each signal of the object that has no arguments, such as `clicked`.
func connect(_ object: UnsafeMutableRawPointer, _ signal: String, _ handler: @escaping () -> Void) {
    _ = belvedere_connect(
        object, signal, { _, data in SignalHandler.call(data) }, SignalHandler(handler).retained, SignalHandler.release)
}

/// Calls `handler` for each change of a property of the object, such as `selected`.
///
/// - Returns: the number of the connection, to end it before the object ends.
@discardableResult
func observe(_ object: UnsafeMutableRawPointer, _ property: String, _ handler: @escaping () -> Void) -> gulong {
    belvedere_observe(
        object, "notify::" + property, { _, _, data in SignalHandler.call(data) }, SignalHandler(handler).retained, SignalHandler.release)
}

/// Calls `handler` each time after the widgets of a surface have got their sizes.
func connectLayout(_ surface: UnsafeMutableRawPointer, _ handler: @escaping () -> Void) {
    _ = belvedere_connect_layout(
        surface, { _, _, _, data in SignalHandler.call(data) }, SignalHandler(handler).retained, SignalHandler.release)
}

/// Calls `handler` for a signal that asks whether the handler has done the work, such as `close-request`. The answer is always yes.
func connectQuestion(_ object: UnsafeMutableRawPointer, _ signal: String, _ handler: @escaping () -> Void) {
    _ = belvedere_connect_question(
        object, signal,
        { _, data in
            SignalHandler.call(data)
            return 1
        }, SignalHandler(handler).retained, SignalHandler.release)
}

/// Calls `handler` with the answer of a person to a dialog.
func connectResponse(_ dialog: UnsafeMutableRawPointer, _ handler: @escaping (Int32) -> Void) {
    let box = ResponseHandler(handler)
    _ = belvedere_connect_response(
        dialog, { _, response, data in if let data { Unmanaged<ResponseHandler>.fromOpaque(data).takeUnretainedValue().call(response) } },
        Unmanaged.passRetained(box).toOpaque(), { data, _ in if let data { Unmanaged<ResponseHandler>.fromOpaque(data).release() } })
}

/// Calls `handler` with the address of a link in a label that a person activates.
func connectLink(_ label: UnsafeMutableRawPointer, _ handler: @escaping (String) -> Void) {
    let box = LinkHandler(handler)
    _ = belvedere_connect_link(
        label,
        { _, address, data in
            if let data, let address { Unmanaged<LinkHandler>.fromOpaque(data).takeUnretainedValue().call(String(cString: address)) }
            return 1
        }, Unmanaged.passRetained(box).toOpaque(), { data, _ in if let data { Unmanaged<LinkHandler>.fromOpaque(data).release() } })
}

private final class LinkHandler {
    let call: (String) -> Void

    init(_ call: @escaping (String) -> Void) {
        self.call = call
    }
}

private final class ResponseHandler {
    let call: (Int32) -> Void

    init(_ call: @escaping (Int32) -> Void) {
        self.call = call
    }
}

/// Calls `handler` after GTK has drawn the next frame of a window. All widgets have their places then.
func afterNextFrame(of window: NativeView, _ handler: @escaping @Sendable () -> Void) {
    let frame = SignalHandler { GtkThread.run(handler) }
    gtk_widget_add_tick_callback(
        window,
        { _, _, data in
            SignalHandler.call(data)
            return 0
        }, frame.retained, { data in if let data { Unmanaged<SignalHandler>.fromOpaque(data).release() } })
}

/// Calls `handler` with the place, or the distance, that a controller of a pointer reports.
func connectPoint(_ controller: UnsafeMutableRawPointer, _ signal: String, _ handler: @escaping (Double, Double) -> Void) {
    let box = PointHandler(handler)
    _ = belvedere_connect_point(
        controller, signal,
        { _, x, y, data in
            if let data { Unmanaged<PointHandler>.fromOpaque(data).takeUnretainedValue().call(x, y) }
            return 1
        }, Unmanaged.passRetained(box).toOpaque(), { data, _ in if let data { Unmanaged<PointHandler>.fromOpaque(data).release() } })
}

private final class PointHandler {
    let call: (Double, Double) -> Void

    init(_ call: @escaping (Double, Double) -> Void) {
        self.call = call
    }
}
