internal import CGtk

/// The style sheet of the host. It adds to the look of GNOME what libadwaita has no widget for, in its colours.
enum DesktopStyle {
    private static let sheet = """
        #row > #part-line, #tableRow { padding: 4px 12px; }
        #row, #tableRow { border-bottom: 1px solid alpha(@window_fg_color, 0.08); }
        #row:last-child, #tableRow:last-child { border-bottom: none; }
        #row:hover > #part-line, #tableRow:hover { background-color: alpha(@window_fg_color, 0.04); }
        #row:selected > #part-line, #tableRow:selected { background-color: alpha(@accent_bg_color, 0.25); }
        #collectionRow #row { border: none; }
        #part-section { padding: 12px 12px 3px 12px; font-size: 85%; color: alpha(@window_fg_color, 0.6); }
        #part-rowAction.destructive-action { color: alpha(@window_fg_color, 0.6); background: none; }
        #part-rowAction.destructive-action:hover { color: @destructive_color; background-color: alpha(@destructive_color, 0.12); }
        #part-index button { padding: 0 6px; min-height: 24px; min-width: 12px; font-weight: normal; }
        #part-rowAction { font-weight: normal; }
        #part-opener { padding-left: 3px; padding-right: 3px; min-width: 16px; }
        #link > button.link { padding: 2px 0; min-height: 0; }
        #part-toolBar { min-height: 0; }
        .canvas { background-color: @view_bg_color; border: 1px solid @borders; border-radius: 9px; }
        #screen + #screen { border-left: 1px solid @borders; }
        .rows, #stack.group {
            background-color: @card_bg_color; color: @card_fg_color; border: 1px solid alpha(@window_fg_color, 0.1); border-radius: 12px;
        }
        .initials, image.round { background-color: alpha(@accent_bg_color, 0.18); border-radius: 99px; }
        .initials { min-width: 64px; min-height: 64px; font-size: 150%; }
        #row .initials, #tableRow .initials { min-width: 40px; min-height: 40px; font-size: 100%; }
        image.picture { border-radius: 9px; }
        #part-title.title-1 { font-size: 150%; }
        headerbar #part-title.title { font-weight: bold; }
        #stack.group { padding: 12px; }
        #stack.marked { border-left: 3px solid @accent_bg_color; padding-left: 12px; }
        #badge { background-color: alpha(@window_fg_color, 0.12); border-radius: 99px; padding: 1px 9px; }
        #toast { background-color: #303033; color: white; border-radius: 99px; padding: 6px 12px 6px 18px; }
        #part-lines { background-color: alpha(@window_fg_color, 0.06); border-radius: 9px; padding: 12px; }
        #part-numbers { color: alpha(@window_fg_color, 0.6); }
        #part-options > button { font-weight: normal; padding: 6px 9px; }
        #part-options > button.proposed { background-color: alpha(@accent_bg_color, 0.25); }
        #part-announcements { padding: 6px 12px; }
        """

    /// The buttons in a bar over a screen. GNOME fills only the button that ends the work there. It is the last sheet, because the sheet of
    /// an app fills all its buttons.
    private static let barSheet = """
        headerbar #button > button.symbol, headerbar #fileField > button.symbol { background: none; color: inherit; }
        headerbar #button > button.symbol:hover { background-color: alpha(currentColor, 0.07); }
        headerbar #button > button.symbol:active { background-color: alpha(currentColor, 0.16); }
        headerbar #button > button.destructive-action { background-color: alpha(@destructive_color, 0.12); color: @destructive_color; }
        headerbar #button > button.destructive-action:hover { background-color: alpha(@destructive_color, 0.2); }
        """

    /// Applies the style sheet to all windows of the process.
    static func apply() {
        add(sheet, GTK_STYLE_PROVIDER_PRIORITY_APPLICATION)
        add(barSheet, GTK_STYLE_PROVIDER_PRIORITY_APPLICATION + 2)
        observe(UnsafeMutableRawPointer(adw_style_manager_get_default()), "dark") { DesktopTheme.updateColours() }
    }

    /// Whether the desktop of the person is dark at the moment.
    static var isDark: Bool { adw_style_manager_get_dark(adw_style_manager_get_default()) != 0 }

    /// Adds a style sheet for all windows of the process.
    ///
    /// - Returns: what replaces the sheet by another one. Nil without a display.
    @discardableResult
    static func add(_ sheet: String, _ priority: Int32) -> ((String) -> Void)? {
        guard let provider = gtk_css_provider_new(), let display = gdk_display_get_default() else { return nil }
        gtk_css_provider_load_from_data(provider, sheet, -1)
        // The display keeps the provider as long as the process runs.
        gtk_style_context_add_provider_for_display(
            display, belvedere_style_provider(UnsafeMutableRawPointer(provider)), guint(priority))
        g_object_unref(UnsafeMutableRawPointer(provider))
        return { gtk_css_provider_load_from_data(provider, $0, -1) }
    }
}
