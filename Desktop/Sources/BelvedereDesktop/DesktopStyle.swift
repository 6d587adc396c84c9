internal import CGtk

/// The style sheet of the host. It adds to the theme of the person's desktop what GTK has no widget for, in the colours of that theme.
enum DesktopStyle {
    private static let sheet = """
        #row, #tableRow { border-radius: 6px; padding: 0 6px; }
        #row:selected, #tableRow:selected { background-color: alpha(@theme_selected_bg_color, 0.25); }
        #stack.group { background-color: @theme_base_color; border: 1px solid @borders; border-radius: 9px; padding: 12px; }
        #stack.marked { border-left: 3px solid @theme_selected_bg_color; padding-left: 12px; }
        #badge { background-color: alpha(@theme_fg_color, 0.12); border-radius: 99px; padding: 1px 9px; }
        #avatar { background-color: alpha(@theme_selected_bg_color, 0.2); border-radius: 99px; padding: 9px; }
        #toast { background-color: @theme_fg_color; color: @theme_bg_color; border-radius: 9px; padding: 9px 15px; }
        #part-code { background-color: alpha(@theme_fg_color, 0.06); border-radius: 6px; padding: 12px; }
        #part-announcements { padding: 6px 12px; }
        """

    /// Applies the style sheet to all windows of the process.
    static func apply() {
        guard let provider = gtk_css_provider_new(), let display = gdk_display_get_default() else { return }
        gtk_css_provider_load_from_data(provider, sheet, -1)
        gtk_style_context_add_provider_for_display(
            display, belvedere_style_provider(UnsafeMutableRawPointer(provider)), guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
        g_object_unref(UnsafeMutableRawPointer(provider))
    }
}
