/// An app as hosts know it: its name, where it lives and how to make its window.
///
/// ```swift
/// let hello = Application("Hello", path: "/hello", summary: "MVVM on one binding") { _ in
///     Window(HelloScreen(viewModel: HelloViewModel()))
/// }
/// ```
///
/// Every session gets a window of its own; what sessions share (a store, a service) is `Sendable` and captured here.
nonisolated public struct Application: Sendable {
    #if MAIN_ACTOR_UI
    public typealias MakeWindow = @MainActor @Sendable (SessionEnvironment) -> Window
    #else
    public typealias MakeWindow = @Sendable (SessionEnvironment) -> Window
    #endif

    public let name: String
    /// Where the app lives, e.g. `/contacts/mvvm`: the beginning of the path of all its addresses.
    public let path: String
    /// A sentence for a list of apps.
    public let summary: String
    public let makeWindow: MakeWindow

    public init(_ name: String, path: String, summary: String = "", makeWindow: @escaping MakeWindow) {
        self.name = name
        self.path = path
        self.summary = summary
        self.makeWindow = makeWindow
    }
}
