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
    public typealias MakeWindow = @MainActor @Sendable (SessionContext) -> Window
    #else
    public typealias MakeWindow = @Sendable (SessionContext) -> Window
    #endif

    public let name: String
    /// Where the app lives, e.g. `/contacts/mvvm`: the beginning of the path of all its addresses.
    public let path: String
    /// A sentence for a list of apps.
    public let summary: String
    /// How the app looks.
    public let theme: Theme
    /// The JavaScript modules of the app's own elements; see ``ElementView``.
    public let modules: [ElementModule]
    public let makeWindow: MakeWindow

    /// - Parameters:
    ///   - name: what the app is called.
    ///   - path: where it lives.
    ///   - summary: a sentence for a list of apps.
    ///   - theme: how it looks.
    ///   - modules: the JavaScript modules of the app's own elements.
    ///   - makeWindow: makes the window of one session.
    public init(
        _ name: String, path: String, summary: String = "", theme: Theme = Theme(), modules: [ElementModule] = [],
        makeWindow: @escaping MakeWindow
    ) {
        self.name = name
        self.path = path
        self.summary = summary
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
