@_spi(Hosting) internal import Belvedere
internal import CGtk

/// Buttons that lead to the sections of a list. A few are on as many lines as they need. Many are on one line, which a person scrolls,
/// because they would leave no room for the list.
final class SectionIndex {
    private static let most = 12

    let widget: NativeView
    private let lines: NativeView
    private let line: NativeView
    private let scroller: NativeView = gtk_scrolled_window_new()
    private let jump: (Int) -> Void
    private var shown: [RowsView.Section] = []

    init(_ factory: NativeViewFactory, jump: @escaping (Int) -> Void) {
        self.jump = jump
        (lines, line) = (factory.box(spacing: 0, isHorizontal: true), factory.box(spacing: 0, isHorizontal: true))
        factory.wrapLines(of: lines, spacing: 0)
        gtk_scrolled_window_set_policy(belvedere_scroller(scroller), GTK_POLICY_AUTOMATIC, GTK_POLICY_NEVER)
        gtk_scrolled_window_set_child(belvedere_scroller(scroller), line)
        widget = factory.part("index", factory.box(spacing: 0, [lines, scroller]))
        gtk_widget_set_visible(widget, 0)
    }

    func show(_ sections: [RowsView.Section]) {
        if sections == shown { return }
        shown = sections
        for box in [lines, line] {
            while let button = gtk_widget_get_first_child(box) { gtk_box_remove(belvedere_box(box), button) }
        }
        let box = sections.count > Self.most ? line : lines
        for section in sections {
            let button: NativeView = gtk_button_new_with_label(section.title)
            gtk_widget_add_css_class(button, "flat")
            connect(button, "clicked") { [weak self] in self?.jump(section.start) }
            gtk_box_append(belvedere_box(box), button)
        }
        gtk_widget_set_visible(lines, box == lines ? 1 : 0)
        gtk_widget_set_visible(scroller, box == line ? 1 : 0)
        gtk_widget_set_visible(widget, sections.count > 1 ? 1 : 0)
    }
}
