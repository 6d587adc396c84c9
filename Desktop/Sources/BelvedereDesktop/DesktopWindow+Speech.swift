internal import CGtk

/// The messages that a screen reader speaks at once.
extension DesktopWindow {
    /// Lets a screen reader speak a message, in addition to what a person sees.
    ///
    /// Before GTK 4.14, the message becomes the name of the active window, because Orca speaks a new name. It speaks the same name only
    /// once, so a message that comes again ends with a space.
    func speak(_ message: String) {
        if gtk_window_is_active(belvedere_window(widget)) == 0 || message.isEmpty { return }
        let words = message == spokenName ? message + " " : message
        spokenName = belvedere_speak(widget, words) != 0 ? words : nil
    }

    /// Gives the window its title as its name again, when the person goes to another window. A screen reader would speak the title at any
    /// other time, because it is a new name, too.
    func nameAgain() {
        if spokenName == nil || gtk_window_is_active(belvedere_window(widget)) != 0 { return }
        spokenName = nil
        let title = gtk_window_get_title(belvedere_window(widget)).map { String(cString: $0) }
        gtk_window_set_title(belvedere_window(widget), title ?? "")
    }
}
