import Belvedere
@testable import BelvedereDesktop
import CGtk
import Testing

/// A person in front of a native window. All that the person reads comes from the widgets of GTK.
struct DesktopPerson {
    let window: DesktopWindow

    /// Opens an app, and closes it after `body`.
    static func open(_ application: BelvedereApp, _ body: (DesktopPerson) async throws -> Void) async throws {
        let person = DesktopPerson(window: try await DesktopWindow.open(application))
        try await body(person)
        await person.window.session.perform { _ in person.window.close() }
    }

    /// The texts of the visible labels, buttons and fields, in their order.
    func texts() async -> [String] {
        await window.session.perform { _ in Self.texts(below: window.widget) }
    }

    /// Waits until the visible texts contain `text`. Each turn lets the jobs of the session run that came before.
    func expect(_ text: String, isShown: Bool = true, _ place: SourceLocation = #_sourceLocation) async {
        for _ in 0..<200 where await texts().contains(text) != isShown { await Task.yield() }
        let found = await texts()
        #expect(found.contains(text) == isShown, "\(found)", sourceLocation: place)
    }

    /// Clicks the button with a title or a name.
    func press(_ title: String) async throws {
        try await window.session.perform { _ in
            let all = Self.widgets(below: window.widget)
            let found = all.first { widget in
                if belvedere_is_button(widget) != 0, let label = gtk_button_get_label(belvedere_button(widget)) {
                    return String(cString: label) == title
                }
                if belvedere_is_button(widget) != 0, let icon = gtk_button_get_icon_name(belvedere_button(widget)) {
                    return String(cString: icon) == title
                }
                return false
            }
            belvedere_emit(try #require(found), "clicked")
        }
    }

    /// Switches the first toggle.
    func switchToggle() async throws {
        try await window.session.perform { _ in
            let check = try #require(Self.widgets(below: window.widget).first { belvedere_is_check($0) != 0 })
            gtk_check_button_set_active(belvedere_check(check), 1 - gtk_check_button_get_active(belvedere_check(check)))
        }
    }

    /// Types into the first field.
    func type(_ text: String) async throws {
        try await window.session.perform { _ in
            let entry = try #require(Self.widgets(below: window.widget).first { belvedere_is_entry($0) != 0 })
            gtk_editable_set_text(belvedere_editable(entry), text)
        }
    }

    /// Whether a person can press the button with a title.
    func isSensitive(_ title: String) async -> Bool {
        await window.session.perform { _ in
            Self.widgets(below: window.widget).contains { widget in
                belvedere_is_button(widget) != 0 && gtk_widget_is_sensitive(widget) != 0
                    && gtk_button_get_label(belvedere_button(widget)).map { String(cString: $0) } == title
            }
        }
    }

    private static func widgets(below widget: NativeView) -> [NativeView] {
        var found: [NativeView] = []
        var child = gtk_widget_get_first_child(widget)
        while let next = child {
            if gtk_widget_get_visible(next) != 0 { found += [next] + widgets(below: next) }
            child = gtk_widget_get_next_sibling(next)
        }
        return found
    }

    private static func texts(below widget: NativeView) -> [String] {
        widgets(below: widget).compactMap { widget in
            if belvedere_is_label(widget) != 0 { return String(cString: gtk_label_get_text(belvedere_label(widget))) }
            if belvedere_is_entry(widget) != 0 { return String(cString: gtk_editable_get_text(belvedere_editable(widget))) }
            return nil
        }
    }
}
