internal import CGtk

/// The parts of the system that windows can do without. The program writes one sentence for each missing part to standard error.
enum MissingPackages {
    /// The sentences for this system. Call it on the thread of GTK, when GTK is ready.
    static var sentences: [String] {
        (hasIcons
            ? [] : ["The system has no icon theme, so windows leave out some pictures. On Debian, install the package adwaita-icon-theme."])
            + (hasBus
                ? []
                : [
                    "There is no D-Bus of a session, so screen readers cannot read the windows. On Debian, install the package dbus-user-session."
                ])
    }

    /// Whether the theme has most icons of the host. GTK itself contains half of them, and not every theme has all.
    private static var hasIcons: Bool {
        guard let theme = gdk_display_get_default().map({ gtk_icon_theme_get_for_display($0) }) else { return true }
        let missing = NativeIcon.allNames.count { gtk_icon_theme_has_icon(theme, $0) == 0 }
        return missing * 4 < NativeIcon.allNames.count
    }

    /// Whether GTK can reach the bus of the session. GTK itself needs the same connection, so this one costs nothing.
    private static var hasBus: Bool {
        guard let bus = g_bus_get_sync(G_BUS_TYPE_SESSION, nil, nil) else { return false }
        g_object_unref(UnsafeMutableRawPointer(bus))
        return true
    }
}
