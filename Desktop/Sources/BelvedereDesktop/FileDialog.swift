internal import CGtk
internal import Foundation

/// The system's dialog for files.
enum FileDialog {
    /// Shows the dialog over a window, and passes on the paths of the chosen files; none if the person cancels.
    static func show(
        title: String, action: GtkFileChooserAction, over window: NativeView, accepts: [String] = [], name: String? = nil,
        several: Bool = false, done: @escaping ([String]) -> Void
    ) {
        guard let dialog = gtk_file_chooser_native_new(title, belvedere_window(window), action, nil, nil) else { return done([]) }
        let object = UnsafeMutableRawPointer(dialog)
        let chooser = belvedere_file_chooser(object)
        if let name { gtk_file_chooser_set_current_name(chooser, name) }
        gtk_file_chooser_set_select_multiple(chooser, several ? 1 : 0)
        if !accepts.isEmpty { gtk_file_chooser_add_filter(chooser, filter(accepts)) }
        connectResponse(object) { response in
            defer { g_object_unref(object) }
            done(response == GTK_RESPONSE_ACCEPT.rawValue ? paths(of: chooser) : [])
        }
        gtk_native_dialog_show(belvedere_native_dialog(object))
    }

    /// The paths of the chosen files on this computer.
    private static func paths(of chooser: OpaquePointer?) -> [String] {
        guard let files = gtk_file_chooser_get_files(chooser) else { return [] }
        defer { g_object_unref(UnsafeMutableRawPointer(files)) }
        return (0..<g_list_model_get_n_items(files)).compactMap { index in
            guard let file = g_list_model_get_item(files, index) else { return nil }
            defer { g_object_unref(file) }
            guard let path = g_file_get_path(OpaquePointer(file)) else { return nil }
            defer { g_free(path) }
            return String(cString: path)
        }
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
