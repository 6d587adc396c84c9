@_spi(Hosting) internal import Belvedere
internal import CGtk

/// The entries of a menu: a model for the widget that shows them, and an action for each entry.
final class NativeMenu {
    private let actions: NativeActions
    private let choose: (Int) -> Void
    private var count = 0
    private var menu = g_menu_new()

    /// The entries for the widget that shows them.
    var model: UnsafeMutablePointer<GMenuModel>? { belvedere_menu_model(UnsafeMutableRawPointer(menu)) }

    /// - Parameters:
    ///   - widget: the widget that contains the menu.
    ///   - choose: a closure that receives the number of a chosen entry.
    init(of widget: NativeView, choose: @escaping (Int) -> Void) {
        actions = NativeActions("menu", of: widget)
        self.choose = choose
    }

    deinit { g_object_unref(UnsafeMutableRawPointer(menu)) }

    func show(_ items: [MenuItem]) {
        for number in 0..<count { actions.remove("entry\(number)") }
        count = 0
        g_object_unref(UnsafeMutableRawPointer(menu))
        menu = make(items, isEnabled: true)
    }

    /// Makes a menu. The entries between two lines are a section. Entries are numbered in reading order, also those of submenus.
    private func make(_ items: [MenuItem], isEnabled: Bool) -> OpaquePointer? {
        let menu = g_menu_new()
        var section = g_menu_new()
        for item in items {
            if item.isDivider {
                // A line has a number too.
                count += 1
                close(section, in: menu)
                section = g_menu_new()
            } else {
                add(item, to: section, isEnabled: isEnabled && item.isEnabled)
            }
        }
        close(section, in: menu)
        return menu
    }

    private func close(_ section: OpaquePointer?, in menu: OpaquePointer?) {
        g_menu_append_section(menu, nil, belvedere_menu_model(UnsafeMutableRawPointer(section)))
        g_object_unref(UnsafeMutableRawPointer(section))
    }

    private func add(_ item: MenuItem, to menu: OpaquePointer?, isEnabled: Bool) {
        let number = count
        count += 1
        if item.items.isEmpty {
            let action = actions.add("entry\(number)", isEnabled: isEnabled) { [weak self] in self?.choose(number) }
            let entry = g_menu_item_new(item.title, action)
            // The menu shows the keys, and the window hears them.
            if let keys = item.shortcut?.trigger { g_menu_item_set_attribute_value(entry, "accel", g_variant_new_string(keys)) }
            g_menu_append_item(menu, entry)
            if let entry { g_object_unref(UnsafeMutableRawPointer(entry)) }
        } else {
            let inner = make(item.items, isEnabled: isEnabled)
            g_menu_append_submenu(menu, item.title, belvedere_menu_model(UnsafeMutableRawPointer(inner)))
            g_object_unref(UnsafeMutableRawPointer(inner))
        }
    }
}
