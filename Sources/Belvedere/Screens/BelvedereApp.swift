/// The description of an app for hosts (the programs that show apps, such as a browser server): its name, its path and a closure that
/// creates its window.
///
/// ```swift
/// let hello = BelvedereApp("Hello", path: "/hello", summary: "MVVM on one binding") { _ in
///     Window(HelloScreen(viewModel: HelloViewModel()))
/// }
/// ```
///
/// The closure receives the session's context: its locale and time zone, and the person's device. Each session (one person's use of the
/// app, such as one open page of a browser) gets its own window. Objects that all sessions share (a store, a service) are `Sendable`, and
/// the closure captures them.
nonisolated public struct BelvedereApp: Sendable {
    #if MAIN_ACTOR_UI
    /// Creates the window of one session, on the main actor. The context is that of the session.
    public typealias MakeWindow = @MainActor @Sendable (SessionContext) -> Window
    #else
    /// Creates the window of one session. It is called on that session, so it needs no lock. The context is that of the session.
    public typealias MakeWindow = @Sendable (SessionContext) -> Window
    #endif

    /// The name of the app in lists of apps, in page titles and in the log of a server.
    ///
    /// If the app is translated, the name is in the language of the current session. Without a session, as in a log, it is in the source
    /// language.
    public var name: String { makeName() }
    /// The path of the app, e.g. `/contacts/mvvm`. All addresses of the app begin with it.
    public let path: String
    /// A sentence for a list of apps, in the language of the current session.
    public var summary: String { makeSummary() }
    /// The address of a picture of the app, for lists of apps and for previews of links to it; empty if there is none.
    public var picture = ""
    /// The languages of the app as BCP 47 tags, if the app has fewer than the host. If empty, the app has the languages of the host.
    ///
    /// A person who reads none of these languages gets the first one. The page is marked with that language and uses its text direction.
    ///
    /// ```swift
    /// var hello = BelvedereApp("Hello", path: "/hello") { _ in Window(HelloScreen(viewModel: HelloViewModel())) }
    /// hello.languages = ["en"]
    /// ```
    public var languages: [String] = []
    /// The theme of the app.
    public let theme: Theme
    /// The JavaScript modules that define the app's own custom elements; see ``ElementView``.
    public let modules: [ElementModule]
    /// Creates the window of a session that opens the app.
    public let makeWindow: MakeWindow
    private let makeName: @Sendable () -> String
    private let makeSummary: @Sendable () -> String

    /// Describes an app to hosts. Nothing is created before a session opens the app. The expressions for the name and the summary are
    /// evaluated again in each session, so they can be translated:
    ///
    /// ```swift
    /// let files = BelvedereApp(FilesTexts.title, path: "/files", summary: FilesTexts.summary) { _ in
    ///     Window(Screen(title: FilesTexts.title))
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - name: the name of the app. A text from a String Catalog is in the language of each session.
    ///   - path: the path of the app.
    ///   - summary: a sentence for a list of apps, translated in the same way.
    ///   - theme: the theme of the app.
    ///   - modules: the JavaScript modules that define the app's own custom elements.
    ///   - makeWindow: a closure that creates the window of one session.
    /// - Complexity: O(1). One window is created for each session.
    public init(
        _ name: @autoclosure @escaping @Sendable () -> String, path: String, summary: @autoclosure @escaping @Sendable () -> String = "",
        theme: Theme = Theme(), modules: [ElementModule] = [], makeWindow: @escaping MakeWindow
    ) {
        makeName = name
        makeSummary = summary
        self.path = path
        self.theme = theme
        self.modules = modules
        self.makeWindow = makeWindow
    }

    /// Creates the window of a new session and opens it at an address below ``path``. `Window.start()` starts the work of its screens.
    #if MAIN_ACTOR_UI
    @MainActor @discardableResult
    @_spi(Hosting) public func open(in context: SessionContext, at path: String = "") -> Window {
        let window = makeWindow(context)
        window.applicationPath = self.path
        if let shown = theme.replacedAccent { context.reportDiagnostic(.accentNotSeen("\(theme.accent)", shown: "\(shown)", app: name)) }
        window.open(in: context, at: path)
        return window
    }
    #else
    @discardableResult
    @_spi(Hosting) public func open(in context: SessionContext, at path: String = "") -> Window {
        let window = makeWindow(context)
        window.applicationPath = self.path
        if let shown = theme.replacedAccent { context.reportDiagnostic(.accentNotSeen("\(theme.accent)", shown: "\(shown)", app: name)) }
        window.open(in: context, at: path)
        return window
    }
    #endif
}
