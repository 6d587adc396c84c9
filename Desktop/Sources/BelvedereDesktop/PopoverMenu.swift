@_spi(Hosting) internal import Belvedere
internal import CGtk

/// A menu that opens at the pointer, or with the keys for it.
final class PopoverMenu {
    private let popover: NativeView
    private let entries: NativeMenu
    private let actions: NativeActions
    private var isEmpty = true

    /// - Parameters:
    ///   - widget: the widget that the menu belongs to. It is a box, which lets go of the menu when it goes.
    ///   - opensAtClick: whether the menu opens when a person clicks on the widget with the second mouse button.
    ///   - choose: a closure that receives the number of a chosen entry.
    init(of widget: NativeView, opensAtClick: Bool = true, choose: @escaping (Int) -> Void) {
        let popover: NativeView = gtk_popover_menu_new_from_model(nil)
        self.popover = popover
        gtk_widget_set_name(popover, "part-menu")
        gtk_widget_set_parent(popover, widget)
        entries = NativeMenu(of: widget, choose: choose)
        actions = NativeActions("context", of: widget)
        let open = actions.add("open") { gtk_popover_popup(belvedere_popover(popover)) }
        if opensAtClick { onClick(widget, button: 3) { _ in gtk_popover_popup(belvedere_popover(popover)) } }
        for keys in ["Menu", "<Shift>F10"] { bind(keys, to: open, in: widget) }
    }

    /// Opens the menu at a place in another widget.
    func open(at place: (x: Double, y: Double), in widget: NativeView) {
        var x = 0.0, y = 0.0
        guard !isEmpty, let owner = gtk_widget_get_parent(popover),
            gtk_widget_translate_coordinates(widget, owner, place.x, place.y, &x, &y) != 0
        else { return }
        var target = GdkRectangle(x: Int32(x), y: Int32(y), width: 1, height: 1)
        gtk_popover_set_pointing_to(belvedere_popover(popover), &target)
        gtk_popover_popup(belvedere_popover(popover))
    }

    func show(_ items: [MenuItem]) {
        isEmpty = items.isEmpty
        entries.show(items)
        gtk_popover_menu_set_menu_model(belvedere_popover_menu(popover), entries.model)
    }
}
