import Belvedere
import BelvedereHeadless
@testable import BelvedereDesktop
import CGtk

/// Uses the widgets of a window, on the thread of GTK.
struct WidgetPlayer {
    typealias Refusal = DesktopPlayer.Refusal

    let reader: WidgetReader
    let window: DesktopWindow
    let device: ScriptedDevice

    // MARK: Finding

    /// Finds what a step is about, as a person does: by its kind and its name.
    func find(_ step: Step) throws -> Perceived {
        guard let target = step.target else { throw Refusal("\(step.phrase) names nothing.") }
        var place = reader.screen
        for outer in step.inside ?? [] { place = try find(outer, in: place).children }
        return try find(target, in: place)
    }

    private func find(_ target: Target, in place: [Perceived]) throws -> Perceived {
        let all = place.flatMap(\.all)
        let found = all.filter { $0.kind == target.role.name && (target.name == nil || $0.name == target.name) }
        guard let element = found.element(at: target.index ?? 0) else {
            throw Refusal("There is no \(target.phrase) among \(all.flatMap { $0.lines().prefix(1) }).")
        }
        return element
    }

    func part(_ name: String, in element: Perceived) throws -> NativeView {
        guard let part = reader.part(name, in: element.widget), reader.isVisible(part) else {
            throw Refusal("\(element.kind) \(element.name) has no \(name).")
        }
        return part
    }

    // MARK: Pressing

    /// Clicks on a button. As with a mouse, the keyboard goes to it.
    func click(_ button: NativeView) throws {
        if gtk_widget_is_sensitive(button) == 0 || gtk_widget_get_mapped(button) == 0 { throw Refusal("The button cannot be pressed.") }
        gtk_widget_grab_focus(button)
        belvedere_emit(button, belvedere_is_check(button) != 0 ? "activate" : "clicked")
    }

    func click(_ name: String, in element: Perceived) throws { try click(part(name, in: element)) }

    func press(_ element: Perceived) throws {
        switch element.kind {
        case "button", "link": try click("action", in: element)
        case "toggle": try click("check", in: element)
        case "comboBox": try click("open", in: element)
        case "row", "tableRow": try click("opener", in: element)
        case "circle", "rectangle", "line", "path", "drawnText": try perform("shape.activate", on: element.widget)
        case "disclosure": belvedere_emit(try part("expander", in: element), "activate")
        default: throw Refusal("A \(element.kind) cannot be pressed.")
        }
    }

    /// Performs a named action of a widget, as assistive technology does.
    func perform(_ action: String, on widget: NativeView) throws {
        if belvedere_perform(widget, action) == 0 { throw Refusal("There is no action \(action).") }
    }

    /// Leaves the window in front: with its back button, or with Esc if there is none or if the screen was presented.
    func leave() throws {
        let front = reader.front
        let screen = reader.screen.last { $0.kind == "screen" }
        guard let screen else { return try perform("window.leave", on: front) }
        if gtk_widget_has_css_class(screen.widget, "presented") != 0 { return try perform("window.leave", on: front) }
        try click("back", in: screen)
    }

    // MARK: Typing

    func type(_ text: String, into element: Perceived) throws {
        let entry = try part("entry", in: element)
        if gtk_widget_is_sensitive(entry) == 0 { throw Refusal("The field cannot be used.") }
        if belvedere_is_entry(entry) != 0 {
            belvedere_type_at_end(entry)
            var end: Int32 = -1
            gtk_editable_insert_text(belvedere_editable(entry), text, -1, &end)
        } else {
            gtk_widget_grab_focus(entry)
            guard let buffer = gtk_text_view_get_buffer(belvedere_text_view(entry)) else { return }
            var end = GtkTextIter()
            gtk_text_buffer_get_end_iter(buffer, &end)
            gtk_text_buffer_insert_interactive(buffer, &end, text, -1, 1)
        }
    }

    func replace(with text: String, in element: Perceived) throws {
        let entry = try part("entry", in: element)
        gtk_widget_grab_focus(entry)
        gtk_editable_set_text(belvedere_editable(entry), text)
    }

    func submit(_ element: Perceived) throws {
        let entry = try part("entry", in: element)
        if belvedere_is_entry(entry) == 0 { return try perform("area.submit", on: entry) }
        belvedere_type_at_end(entry)
        belvedere_emit(entry, "activate")
    }

    // MARK: Scrolling

    func scroll(_ list: Perceived, to row: Int) throws {
        guard let bar = try adjustment(of: list) else { return }
        // GTK knows how far a list scrolls only after it has given the rows their places.
        let rows = reader.rowsInSight(of: list.widget)
        guard let first = rows.first.flatMap(reader.position), let place = rows.first.flatMap({ reader.place(of: $0, in: list.widget) })
        else {
            throw Refusal("No row is in sight yet.")
        }
        // A person scrolls on by as many rows as are missing, and looks again.
        let frame = reader.part("scroller", in: list.widget).flatMap { reader.place(of: $0, in: list.widget) }
        let isAcross = list.kind == "collectionRow"
        let lengths = rows.compactMap { reader.place(of: $0, in: list.widget) }.map { isAcross ? $0.width : $0.height }
        let offset = isAcross ? place.x - (frame?.x ?? 0) : place.y - (frame?.y ?? 0)
        let length = lengths.reduce(0, +) / Double(lengths.count)
        gtk_adjustment_set_value(bar, gtk_adjustment_get_value(bar) + offset + Double(row + 1 - first) * length)
    }

    private func adjustment(of list: Perceived) throws -> UnsafeMutablePointer<GtkAdjustment>? {
        let scroller = belvedere_scroller(try part("scroller", in: list))
        return list.kind == "collectionRow"
            ? gtk_scrolled_window_get_hadjustment(scroller) : gtk_scrolled_window_get_vadjustment(scroller)
    }

    /// Whether a row is the first in sight, or the last ones are in sight.
    func isFirst(_ row: Int, in list: Perceived) throws -> Bool {
        guard let bar = try adjustment(of: list) else { return false }
        let isAtEnd = gtk_adjustment_get_value(bar) >= gtk_adjustment_get_upper(bar) - gtk_adjustment_get_page_size(bar) - 0.5
        let rows = reader.rowsInSight(of: list.widget)
        return rows.first.flatMap(reader.position) == row + 1 || (isAtEnd && rows.contains { reader.position($0) == row + 1 })
    }
}
