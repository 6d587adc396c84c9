@_spi(Hosting) internal import Belvedere
internal import CGtk

/// The keyboard shortcuts of an app. A field with the keyboard hears its keys first.
extension DesktopWindow {
    /// Hears the keys that no control has used.
    func hearShortcuts() {
        let controller = gtk_event_controller_key_new()
        let handler = KeyHandler { [weak self] key, state in self?.pressKeys(Shortcut(key, state)) ?? false }
        _ = belvedere_connect_key(
            UnsafeMutableRawPointer(controller),
            { _, key, _, state, data in
                data.map { Unmanaged<KeyHandler>.fromOpaque($0).takeUnretainedValue().call(key, state) } == true ? 1 : 0
            }, Unmanaged.passRetained(handler).toOpaque(), { data, _ in if let data { Unmanaged<KeyHandler>.fromOpaque(data).release() } })
        gtk_widget_add_controller(widget, controller)
    }

    /// Presses the first button, or chooses the first entry of a menu, that has these keys.
    ///
    /// - Returns: whether the keys are a shortcut.
    func pressKeys(_ pressed: Shortcut?) -> Bool {
        guard let pressed, !pressed.isOfWindow else { return false }
        let shown = root?.children ?? []
        if shown.contains(where: { $0.kind == .alert }) { return false }
        let focused = gtk_window_get_focus(belvedere_window(widget))
        if pressed.isForTyping, let focused, belvedere_is_text(focused) != 0 { return false }
        for screen in shown where screen.kind == .screen && !screen.node[ScreenView.isCovered] {
            if let (event, view) = search(pressed, in: screen) {
                send(event, to: view)
                return true
            }
        }
        return false
    }

    private func search(_ pressed: Shortcut, in view: ShownView) -> (Event, ViewIdentifier)? {
        if gtk_widget_get_mapped(view.widget) == 0 || gtk_widget_is_sensitive(view.widget) == 0 { return nil }
        if view.kind == .button, view.node[Button.shortcut]?.isPressed(by: pressed) == true { return (.activate, view.identifier) }
        let entry = MenuItem.shortcuts(items(of: view)).first { $0.shortcut.isPressed(by: pressed) }
        if let entry { return (.choose(entry.number), view.identifier) }
        return view.children.lazy.compactMap { self.search(pressed, in: $0) }.first
    }

    private func items(of view: ShownView) -> [MenuItem] {
        func read(_ property: some PropertyDeclaration<[MenuItem]>) -> [MenuItem] { view.node[property] }
        return view.kind.menu.map { read($0) } ?? []
    }
}

private final class KeyHandler {
    let call: (UInt32, GdkModifierType) -> Bool

    init(_ call: @escaping (UInt32, GdkModifierType) -> Bool) {
        self.call = call
    }
}
