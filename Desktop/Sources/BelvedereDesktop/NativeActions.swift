internal import CGtk

/// Named actions of a widget, such as `row.activate`. Assistive technology lists and performs them, which it cannot do for a gesture.
final class NativeActions {
    private let prefix: String
    private let group = g_simple_action_group_new()

    /// Adds an empty group of actions to a widget.
    init(_ prefix: String, of widget: NativeView) {
        self.prefix = prefix
        gtk_widget_insert_action_group(widget, prefix, belvedere_action_group(group))
    }

    deinit { g_object_unref(UnsafeMutableRawPointer(group)) }

    /// Adds an action.
    ///
    /// - Returns: the full name of the action, such as `row.activate`.
    @discardableResult
    func add(_ name: String, isEnabled: Bool = true, _ handler: @escaping () -> Void) -> String {
        let action = g_simple_action_new(name, nil)
        g_simple_action_set_enabled(action, isEnabled ? 1 : 0)
        _ = belvedere_connect_action(
            action, { _, _, data in SignalHandler.call(data) }, SignalHandler(handler).retained, SignalHandler.release)
        g_action_map_add_action(belvedere_action_map(group), belvedere_action(UnsafeMutableRawPointer(action)))
        // The group has its own reference now.
        if let action { g_object_unref(UnsafeMutableRawPointer(action)) }
        return "\(prefix).\(name)"
    }

    func remove(_ name: String) { g_action_map_remove_action(belvedere_action_map(group), name) }
}

/// Lets assistive technology press a check box or a round box. GTK 4.8 gives them no action.
func addPress(to check: NativeView) {
    NativeActions("check", of: check).add("press") {
        if gtk_widget_is_sensitive(check) != 0 { belvedere_emit(check, "activate") }
    }
}

/// Performs a named action when a person presses keys in a widget, or in what it contains.
func bind(_ keys: String, to action: String, in widget: NativeView) {
    let controller = gtk_shortcut_controller_new()
    gtk_shortcut_controller_add_shortcut(
        belvedere_shortcuts(controller.map { UnsafeMutableRawPointer($0) }),
        gtk_shortcut_new(gtk_shortcut_trigger_parse_string(keys), gtk_named_action_new(action)))
    gtk_widget_add_controller(widget, controller)
}

/// Calls `handler` with the number of clicks, when a person clicks on a widget with a mouse button, counted from 1.
func onClick(_ widget: NativeView, button: UInt32 = 1, _ handler: @escaping (ClickedKeys) -> Void) {
    let gesture = gtk_gesture_click_new()
    gtk_gesture_single_set_button(belvedere_single(UnsafeMutableRawPointer(gesture)), button)
    let controller = belvedere_controller(UnsafeMutableRawPointer(gesture))
    let box = ClickHandler(handler)
    _ = belvedere_connect_click(
        UnsafeMutableRawPointer(gesture), "released",
        { gesture, count, x, y, data in
            guard let gesture, let data else { return }
            let state = gtk_event_controller_get_current_event_state(belvedere_controller(gesture))
            let keys = ClickedKeys(
                count: Int(count), hasControl: state.rawValue & GDK_CONTROL_MASK.rawValue != 0,
                hasShift: state.rawValue & GDK_SHIFT_MASK.rawValue != 0, place: (x, y))
            Unmanaged<ClickHandler>.fromOpaque(data).takeUnretainedValue().call(keys)
        }, Unmanaged.passRetained(box).toOpaque(), { data, _ in if let data { Unmanaged<ClickHandler>.fromOpaque(data).release() } })
    gtk_widget_add_controller(widget, controller)
}

/// A click: how many followed each other, the keys that were down, and the place in the widget.
struct ClickedKeys {
    let count: Int
    let hasControl: Bool
    let hasShift: Bool
    let place: (x: Double, y: Double)
}

private final class ClickHandler {
    let call: (ClickedKeys) -> Void

    init(_ call: @escaping (ClickedKeys) -> Void) {
        self.call = call
    }
}
