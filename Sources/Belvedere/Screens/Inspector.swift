package import BelvedereCore

/// A tool that shows people the inside of their own running session: views, events and changes. A host (the program that shows the app,
/// such as a browser server) shows the inspector beside the app. The module `BelvedereInspector` creates an inspector.
///
/// The host controls the access: only the person who uses a session can inspect this session.
nonisolated public struct Inspector: Sendable {
    #if MAIN_ACTOR_UI
    package typealias Watch = @MainActor @Sendable (Window, SessionContext, BelvedereApp, String) -> Void
    #else
    package typealias Watch = @Sendable (Window, SessionContext, BelvedereApp, String) -> Void
    #endif

    /// The app that shows another session. Each session of this app stores the secret of the inspected session in ``secret``.
    package let application: BelvedereApp
    /// The app inside the strip below a page, which shows the parts of that page's screen; `nil` if the inspector has no strip. Each of its
    /// sessions also stores the secret of the inspected session in ``secret``.
    package let strip: BelvedereApp?
    /// A closure that starts to observe the window of one session. It receives a secret text, with which the inspector finds this session
    /// later.
    package let watch: Watch

    package init(application: BelvedereApp, strip: BelvedereApp? = nil, watch: @escaping Watch) {
        self.application = application
        self.strip = strip
        self.watch = watch
    }

    /// The apps of the inspector itself.
    package var applications: [BelvedereApp] { [application] + (strip.map { [$0] } ?? []) }

    /// The key of the session value with the secret, by which a session of the inspector finds the session to show. The host stores the
    /// secret after it has checked that the person owns the inspected session.
    package static let secret = SessionKey<String>("inspectedSession", default: "")
}
