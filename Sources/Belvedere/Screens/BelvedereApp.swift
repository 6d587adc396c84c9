/// An app as hosts know it: its name, where it lives and how to make its window.
///
/// ```swift
/// let hello = BelvedereApp("Hello", path: "/hello", summary: "MVVM on one binding") { _ in
///     Window(HelloScreen(viewModel: HelloViewModel()))
/// }
/// ```
///
/// The closure gets the session's context: its locale and time zone, and the person's device. Every session gets a window of its own;
/// what sessions share (a store, a service) is `Sendable` and captured here.
nonisolated public struct BelvedereApp: Sendable {
    #if MAIN_ACTOR_UI
    /// Makes the window of one session, on the main actor. The context is that of the session.
    public typealias MakeWindow = @MainActor @Sendable (SessionContext) -> Window
    #else
    /// Makes the window of one session. It is called on that session, so it needs no lock. The context is that of the session.
    public typealias MakeWindow = @Sendable (SessionContext) -> Window
    #endif

    /// What the app is called, in lists of apps, in titles of pages and in the log of a server.
    ///
    /// It is in the language of the session that asks, if the app has it in several. Where no session runs, as for a log, it is in
    /// the source language.
    public var name: String { makeName() }
    /// Where the app lives, e.g. `/contacts/mvvm`: the beginning of the path of all its addresses.
    public let path: String
    /// A sentence for a list of apps, in the language of the session that asks.
    public var summary: String { makeSummary() }
    /// The address of a picture of the app, for lists of apps and for previews of links to it; empty if there is none.
    public var picture = ""
    /// The languages that the app speaks, as BCP 47 tags, where they are fewer than those of the host. Empty for those of the host.
    ///
    /// A person who speaks none of them gets the first one. The page says that it is in that language, and runs in its direction.
    ///
    /// ```swift
    /// var hello = BelvedereApp("Hello", path: "/hello") { _ in Window(HelloScreen(viewModel: HelloViewModel())) }
    /// hello.languages = ["en"]
    /// ```
    public var languages: [String] = []
    /// How the app looks.
    public let theme: Theme
    /// The JavaScript modules of the app's own elements; see ``ElementView``.
    public let modules: [ElementModule]
    /// Makes the window of a session that opens the app.
    public let makeWindow: MakeWindow
    private let makeName: @Sendable () -> String
    private let makeSummary: @Sendable () -> String

    /// Describes an app to hosts. Nothing is made before a session opens it, and the texts are asked for again by each session:
    ///
    /// ```swift
    /// let files = BelvedereApp(FilesTexts.title, path: "/files", summary: FilesTexts.summary) { _ in Window(Screen(title: FilesTexts.title)) }
    /// ```
    ///
    /// - Parameters:
    ///   - name: what the app is called; a text of a catalogue is in the language of each session.
    ///   - path: where it lives.
    ///   - summary: a sentence for a list of apps, in the same way.
    ///   - theme: how it looks.
    ///   - modules: the JavaScript modules of the app's own elements.
    ///   - makeWindow: makes the window of one session.
    /// - Complexity: O(1). A window is made for each session.
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

    /// Makes the window of a new session and opens it at an address below ``path``. Work starts with `Window.start()`.
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
