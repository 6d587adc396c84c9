import BelvedereHeadless
@testable import BelvedereDesktop
import CGtk

/// Menus as GTK has them.
extension WidgetReader {
    /// An entry of a menu, with its action, or with the entries of its submenu.
    struct Entry {
        let title: String
        let action: String?
        let entries: [Entry]
    }

    func entries(of widget: NativeView) -> [Entry] {
        guard let menu = menuPart(of: widget) else { return [] }
        let model =
            name(widget) == "menu"
            ? gtk_menu_button_get_menu_model(belvedere_menu_button(menu)) : gtk_popover_menu_get_menu_model(belvedere_popover_menu(menu))
        return model.map(entries) ?? []
    }

    /// The widget that opens a menu. That of a view in another one does not count.
    private func menuPart(of widget: NativeView) -> NativeView? { children(of: widget).first { name($0) == "part-menu" } }

    private func entries(_ model: UnsafeMutablePointer<GMenuModel>) -> [Entry] {
        (0..<g_menu_model_get_n_items(model)).flatMap { index -> [Entry] in
            if let section = g_menu_model_get_item_link(model, index, "section") {
                defer { g_object_unref(section) }
                return entries(section)
            }
            let inner = g_menu_model_get_item_link(model, index, "submenu")
            defer { if let inner { g_object_unref(inner) } }
            return [
                Entry(
                    title: attribute("label", model, index) ?? "", action: attribute("action", model, index),
                    entries: inner.map(entries) ?? [])
            ]
        }
    }

    private func attribute(_ name: String, _ model: UnsafeMutablePointer<GMenuModel>, _ index: Int32) -> String? {
        guard let value = g_menu_model_get_item_attribute_value(model, index, name, nil) else { return nil }
        defer { g_variant_unref(value) }
        return String(cString: g_variant_get_string(value, nil))
    }

    func menuText(_ widget: NativeView) -> String {
        guard let menu = menuPart(of: widget) else { return "" }
        return menuText(entries(of: widget), menu)
    }

    func menuStates(_ widget: NativeView) -> [String] {
        let text = menuText(widget)
        return text.isEmpty ? [] : ["menu (\(text))"]
    }

    private func menuText(_ entries: [Entry], _ menu: NativeView) -> String {
        entries.map { entry in
            Transcript.quoted(entry.title) + (entry.entries.isEmpty ? "" : " (" + menuText(entry.entries, menu) + ")")
                + (entry.entries.isEmpty && !isSensitive(entry.title, in: menu) ? " [disabled]" : "")
        }.joined(separator: ", ")
    }

    /// Whether the widget of an entry can be chosen. GTK makes it insensitive together with its action.
    private func isSensitive(_ title: String, in widget: NativeView) -> Bool {
        if String(cString: g_type_name_from_instance(UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GTypeInstance.self)))
            == "GtkModelButton", text(widget) == title
        {
            return gtk_widget_get_sensitive(widget) != 0
        }
        return children(of: widget).contains { isSensitive(title, in: $0) }
    }
}
