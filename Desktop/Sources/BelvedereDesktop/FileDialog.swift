internal import CGtk
internal import Foundation

/// The system's dialog for files.
enum FileDialog {
    /// Shows the dialog over a window, and passes on the path of the chosen file; nil if the person cancels.
    static func show(
        title: String, action: GtkFileChooserAction, over window: NativeView, accepts: [String] = [], name: String? = nil,
        done: @escaping (String?) -> Void
    ) {
        guard let dialog = gtk_file_chooser_native_new(title, belvedere_window(window), action, nil, nil) else { return done(nil) }
        let object = UnsafeMutableRawPointer(dialog)
        let chooser = belvedere_file_chooser(object)
        if let name { gtk_file_chooser_set_current_name(chooser, name) }
        if !accepts.isEmpty { gtk_file_chooser_add_filter(chooser, filter(accepts)) }
        connectResponse(object) { response in
            defer { g_object_unref(object) }
            guard response == GTK_RESPONSE_ACCEPT.rawValue, let file = gtk_file_chooser_get_file(chooser) else { return done(nil) }
            defer { g_object_unref(UnsafeMutableRawPointer(file)) }
            guard let path = g_file_get_path(file) else { return done(nil) }
            defer { g_free(path) }
            done(String(cString: path))
        }
        gtk_native_dialog_show(belvedere_native_dialog(object))
    }

    /// The files that a list of endings, such as `.txt`, and media types allows.
    private static func filter(_ accepts: [String]) -> OpaquePointer? {
        let filter = gtk_file_filter_new()
        for kind in accepts {
            if kind.hasPrefix(".") {
                gtk_file_filter_add_suffix(filter, String(kind.dropFirst()))
            } else {
                gtk_file_filter_add_mime_type(filter, kind)
            }
        }
        return filter
    }
}
