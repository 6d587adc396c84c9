/// What a browser calls a page, in its tab, its history and its bookmarks: the screen, and the app that it belongs to.
enum PageTitle {
    /// "Grace Hopper – Contacts", but no more than "Contacts (MVVM)" for a screen that is called "Contacts".
    static func text(screen: String, application: String) -> String {
        if screen.isEmpty || application == screen || application.hasPrefix(screen + " ") { return application }
        return application.isEmpty ? screen : "\(screen) – \(application)"
    }
}
