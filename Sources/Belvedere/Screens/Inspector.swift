package import BelvedereCore

/// Lets a person look into their own running session. A host shows it beside the app; the module `BelvedereInspector` makes one.
///
/// Hosts keep who may see what: a session is inspected by the person that it is of, and by nobody else.
nonisolated public struct Inspector: Sendable {
    #if MAIN_ACTOR_UI
    package typealias Watch = @MainActor @Sendable (Window, SessionContext, BelvedereApp, String) -> Void
    #else
    package typealias Watch = @Sendable (Window, SessionContext, BelvedereApp, String) -> Void
    #endif

    /// The app that shows a session. Its sessions have the secret of what they show in ``secret``.
    package let application: BelvedereApp
    /// Starts to watch the window of one session. The secret says later which session it is.
    package let watch: Watch

    package init(application: BelvedereApp, watch: @escaping Watch) {
        self.application = application
        self.watch = watch
    }

    /// By which an inspector's session knows what to show. The host sets it, after it has found out whose the secret is.
    package static let secret = SessionKey<String>("inspectedSession", default: "")
}
