internal import CGtk

/// The question whether a window closes although its app has changes that are not saved.
enum ClosingQuestion {
    /// Asks in a window over another one. `close` is called if the person wants to lose the changes.
    static func ask(over window: NativeView, _ words: DesktopWords, isRightToLeft: Bool, close: @escaping () -> Void) {
        let question: NativeView = gtk_window_new(), top = belvedere_window(question)
        gtk_window_set_title(top, words.closeQuestion)
        gtk_window_set_modal(top, 1)
        gtk_window_set_transient_for(top, belvedere_window(window))
        gtk_window_set_destroy_with_parent(top, 1)
        let label: NativeView = gtk_label_new(words.unsaved)
        let keep: NativeView = gtk_button_new_with_label(words.keepOpen), lose: NativeView = gtk_button_new_with_label(words.close)
        gtk_widget_add_css_class(lose, "destructive-action")
        connect(keep, "clicked") { gtk_window_destroy(top) }
        connect(lose, "clicked") {
            gtk_window_destroy(top)
            close()
        }
        let buttons: NativeView = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 12),
            content: NativeView = gtk_box_new(GTK_ORIENTATION_VERTICAL, 18)
        for button in [keep, lose] { gtk_box_append(belvedere_box(buttons), button) }
        for part in [label, buttons] { gtk_box_append(belvedere_box(content), part) }
        for set in [gtk_widget_set_margin_top, gtk_widget_set_margin_bottom, gtk_widget_set_margin_start, gtk_widget_set_margin_end] {
            set(content, 24)
        }
        if isRightToLeft { for part in [content, buttons, label, keep, lose] { gtk_widget_set_direction(part, GTK_TEXT_DIR_RTL) } }
        gtk_window_set_child(top, content)
        gtk_window_present(top)
        gtk_window_set_focus(top, keep)
    }
}
