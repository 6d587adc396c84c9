@_spi(Hosting) internal import Belvedere
internal import CGtk

/// The bar over a screen: the way back, the title, the views of the screen, the menu of the window and its buttons.
///
/// GNOME has no title bar above the contents. Each pane of a window has a bar of its own, which also moves the window.
final class ScreenBar {
    let widget: NativeView = gtk_header_bar_new()
    /// The part of the screen below the bar.
    let content: NativeView
    private let menu: NativeView = gtk_menu_button_new()
    private var bar: OpaquePointer { belvedere_header_bar(widget) }

    init(title: NativeView, over content: NativeView, host: DesktopWindow?) {
        self.content = content
        gtk_widget_set_name(menu, "part-windowMenu")
        host?.factory.makeHeading(title, level: 1)
        gtk_header_bar_set_title_widget(bar, title)
        gtk_menu_button_set_icon_name(belvedere_menu_button(menu), "open-menu-symbolic")
        belvedere_name(menu, host?.words.menu ?? "")
        gtk_header_bar_pack_end(bar, menu)
        guard let host else { return }
        let entries = g_menu_new()
        for (title, action) in host.menuEntries { g_menu_append(entries, title, action) }
        gtk_menu_button_set_menu_model(belvedere_menu_button(menu), belvedere_menu_model(UnsafeMutableRawPointer(entries)))
        g_object_unref(UnsafeMutableRawPointer(entries))
    }

    func add(start widget: NativeView) { gtk_header_bar_pack_start(bar, widget) }

    func add(end widget: NativeView) { gtk_header_bar_pack_end(bar, widget) }

    /// Shows the buttons of the window at its edges.
    ///
    /// - Parameters:
    ///   - isFirst: whether no other screen is before this one.
    ///   - isLast: whether no other screen is after this one. The last screen has the menu, which F10 opens.
    func show(isFirst: Bool, isLast: Bool) {
        let layout = WindowButtons.layout
        let sides = layout.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let (start, end) = (sides.first ?? "", sides.count > 1 ? sides[1] : "")
        gtk_header_bar_set_decoration_layout(bar, (isFirst ? start : "") + ":" + (isLast ? end : ""))
        gtk_menu_button_set_primary(belvedere_menu_button(menu), isLast ? 1 : 0)
        gtk_widget_set_visible(menu, isLast ? 1 : 0)
    }
}

/// The buttons that close, enlarge and hide a window.
enum WindowButtons {
    /// The person's choice for the two ends of a bar, with a colon between them.
    static var layout: String {
        guard let text = belvedere_decoration_layout() else { return ":close" }
        defer { g_free(text) }
        return String(cString: text)
    }
}

/// Leaves out the title bar of a window, whose contents have their own.
func hideTitleBar(of window: UnsafeMutablePointer<GtkWindow>?) {
    let nothing: NativeView = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)
    gtk_widget_set_visible(nothing, 0)
    gtk_window_set_titlebar(window, nothing)
}
