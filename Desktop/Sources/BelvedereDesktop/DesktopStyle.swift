internal import CGtk

/// The style sheet of the host. It adds to the theme of the person's desktop what GTK has no widget for, in the colours of that theme.
enum DesktopStyle {
    private static let sheet = """
        #row, #tableRow { padding: 4px 12px; border-bottom: 1px solid alpha(@borders, 0.6); }
        #row:last-child, #tableRow:last-child { border-bottom: none; }
        #row:hover, #tableRow:hover { background-color: alpha(@theme_fg_color, 0.04); }
        #row:selected, #tableRow:selected { background-color: alpha(@theme_selected_bg_color, 0.25); }
        #collectionRow #row { border: none; }
        #part-section { padding-top: 9px; font-size: 85%; color: alpha(@theme_fg_color, 0.6); }
        #part-rowAction.destructive-action { color: mix(@error_color, @theme_fg_color, 0.3); }
        #part-index button { padding: 0 6px; min-height: 24px; min-width: 12px; }
        #link > button.link { padding: 2px 0; min-height: 0; }
        #part-toolBar { min-height: 0; }
        .canvas { background-color: @theme_base_color; border: 1px solid @borders; border-radius: 6px; }
        #screen + #screen { border-left: 1px solid @borders; }
        .rows { background-color: @theme_base_color; border: 1px solid @borders; border-radius: 12px; }
        .initials, image.round { background-color: alpha(@theme_selected_bg_color, 0.18); border-radius: 99px; }
        .initials { min-width: 40px; min-height: 40px; }
        image.picture { border-radius: 9px; }
        #part-title.title-1 { font-size: 150%; }
        headerbar #part-title.title { font-weight: bold; }
        #stack.group { background-color: @theme_base_color; border: 1px solid @borders; border-radius: 9px; padding: 12px; }
        #stack.marked { border-left: 3px solid @theme_selected_bg_color; padding-left: 12px; }
        #badge { background-color: alpha(@theme_fg_color, 0.12); border-radius: 99px; padding: 1px 9px; }
        #toast { background-color: @theme_fg_color; color: @theme_bg_color; border-radius: 9px; padding: 9px 15px; }
        #part-code { background-color: alpha(@theme_fg_color, 0.06); border-radius: 6px; padding: 12px; }
        #part-announcements { padding: 6px 12px; }
        """

    /// Applies the style sheet to all windows of the process.
    static func apply() {
        add(sheet, GTK_STYLE_PROVIDER_PRIORITY_APPLICATION)
    }

    /// Adds a style sheet for all windows of the process.
    static func add(_ sheet: String, _ priority: Int32) {
        guard let provider = gtk_css_provider_new(), let display = gdk_display_get_default() else { return }
        gtk_css_provider_load_from_data(provider, sheet, -1)
        gtk_style_context_add_provider_for_display(
            display, belvedere_style_provider(UnsafeMutableRawPointer(provider)), guint(priority))
        g_object_unref(UnsafeMutableRawPointer(provider))
    }
}
