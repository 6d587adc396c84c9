@testable import BelvedereDesktop
import CGtk
import Synchronization

/// Counts the widgets of a window and their controllers that still exist.
///
/// A counted object keeps a note, which GTK gives back when it frees the object.
final class LiveObjects: Sendable {
    private static let key = "belvedere-counted"
    private let living = Atomic(0)

    var count: Int { living.load(ordering: .relaxed) }

    /// Counts what is in the window now.
    ///
    /// - Returns: the number of objects in the window.
    func look(at window: NativeView) -> Int {
        let reader = WidgetReader(window: window)
        func all(below widget: NativeView) -> [UnsafeMutableRawPointer] {
            [UnsafeMutableRawPointer(widget)] + controllers(of: widget) + reader.children(of: widget).flatMap(all)
        }
        let objects = all(below: window)
        for object in objects { add(object) }
        return objects.count
    }

    private func controllers(of widget: NativeView) -> [UnsafeMutableRawPointer] {
        guard let list = gtk_widget_observe_controllers(widget) else { return [] }
        defer { g_object_unref(UnsafeMutableRawPointer(list)) }
        return (0..<g_list_model_get_n_items(list)).compactMap { index in
            let item = g_list_model_get_item(list, index)
            if let item { g_object_unref(item) }
            return item
        }
    }

    private func add(_ object: UnsafeMutableRawPointer) {
        let object = object.assumingMemoryBound(to: GObject.self)
        if g_object_get_data(object, Self.key) != nil { return }
        living.add(1, ordering: .relaxed)
        g_object_set_data_full(object, Self.key, Unmanaged.passRetained(self).toOpaque()) { note in
            if let note { Unmanaged<LiveObjects>.fromOpaque(note).takeRetainedValue().living.subtract(1, ordering: .relaxed) }
        }
    }
}
