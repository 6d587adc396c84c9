import BelvedereHeadless
@testable import BelvedereDesktop
import CGtk

/// Reads the widgets of a window, as a person or assistive technology does. It knows nothing of the app or of the host's own data.
struct WidgetReader {
    let window: NativeView

    /// The window in front: the last alert, or the window of the app.
    var front: NativeView {
        let windows = gtk_window_get_toplevels()
        let all = (0..<g_list_model_get_n_items(windows)).compactMap { index -> NativeView? in
            guard let item = g_list_model_get_item(windows, index) else { return nil }
            g_object_unref(item)
            return item.assumingMemoryBound(to: GtkWidget.self)
        }
        var front = window
        while let next = all.first(where: { candidate in
            gtk_widget_get_visible(candidate) != 0
                && gtk_window_get_transient_for(belvedere_window(candidate)) == belvedere_window(front)
        }) { front = next }
        return front
    }

    /// Everything that a person can use: the window in front, and what stands over all windows.
    var screen: [Perceived] {
        let front = front
        if front == window { return see(window) }
        return see(front) + see(window).filter { $0.kind == "toast" }
    }

    /// The announcements since the last action of the person.
    var announcements: [String] {
        guard let line = part("announcements", in: window), isVisible(line) else { return [] }
        return text(line).split(separator: "\n").map(String.init)
    }

    // MARK: Widgets

    func children(of widget: NativeView) -> [NativeView] {
        var children: [NativeView] = [], next = gtk_widget_get_first_child(widget)
        while let child = next {
            children.append(child)
            next = gtk_widget_get_next_sibling(child)
        }
        return children
    }

    func isVisible(_ widget: NativeView) -> Bool { gtk_widget_get_visible(widget) != 0 }

    func name(_ widget: NativeView) -> String { String(cString: gtk_widget_get_name(widget)) }

    /// The widget for a part of a view, also if it is hidden.
    func part(_ part: String, in widget: NativeView) -> NativeView? {
        for child in children(of: widget) {
            if name(child) == "part-" + part { return child }
            if let found = self.part(part, in: child) { return found }
        }
        return nil
    }

    /// The visible widgets with a name below a widget.
    func parts(_ part: String, in widget: NativeView) -> [NativeView] {
        children(of: widget).filter(isVisible).flatMap { child in
            (name(child) == "part-" + part ? [child] : []) + parts(part, in: child)
        }
    }

    /// The text that a label shows, or the labels in a widget.
    func text(_ widget: NativeView) -> String {
        if belvedere_is_label(widget) != 0 { return String(cString: gtk_label_get_text(belvedere_label(widget))) }
        return children(of: widget).filter(isVisible).map(text).first { !$0.isEmpty } ?? ""
    }

    /// The text on a button, or its name if it shows only a symbol.
    func title(of button: NativeView) -> String {
        let text = text(button)
        return text.isEmpty ? accessibleName(button) : text
    }

    /// The text of a visible part; empty if there is none.
    func text(of part: String, in widget: NativeView) -> String {
        guard let found = self.part(part, in: widget), isVisible(found) else { return "" }
        return text(found)
    }

    /// The name that assistive technology reads for a widget.
    func accessibleName(_ widget: NativeView) -> String { accessible(widget, GTK_ACCESSIBLE_PROPERTY_LABEL) }

    func accessible(_ widget: NativeView, _ property: GtkAccessibleProperty) -> String {
        guard let text = belvedere_accessible(widget, property) else { return "" }
        defer { g_free(text) }
        return String(cString: text)
    }

    /// The number of a row in its list, counted from 1.
    func position(_ row: NativeView) -> Int? {
        guard let text = belvedere_accessible_position(row) else { return nil }
        defer { g_free(text) }
        return Int(String(cString: text))
    }

    func isFocused(_ widget: NativeView) -> Bool {
        guard let focus = gtk_window_get_focus(belvedere_window(window)) else { return false }
        return focus == widget || gtk_widget_is_ancestor(focus, widget) != 0
    }

    func isBusyOrActive(_ check: NativeView) -> Bool { gtk_check_button_get_active(belvedere_check(check)) != 0 }

    /// Where a widget is in another one.
    func place(of widget: NativeView, in outer: NativeView) -> (x: Double, y: Double, width: Double, height: Double)? {
        var bounds = graphene_rect_t()
        guard gtk_widget_compute_bounds(widget, outer, &bounds) != 0 else { return nil }
        return (Double(bounds.origin.x), Double(bounds.origin.y), Double(bounds.size.width), Double(bounds.size.height))
    }
}
