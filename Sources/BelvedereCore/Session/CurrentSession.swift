#if MAIN_ACTOR_UI
internal import Synchronization

/// Finds the running session on platforms where all sessions share the main actor.
nonisolated enum CurrentSession {
    /// The session of the running task. A test may have several sessions at a time; tasks inherit their session from the code that starts
    /// them.
    @TaskLocal static var ofTask: SessionContext?
    /// The open sessions of the process.
    @MainActor static let open = OpenSessions { environment in application.withLock { $0 = environment } }
    private static let application = Mutex<SessionEnvironment?>(nil)

    /// The environment of the app's own session. It is for code outside every task that is not isolated to the main actor.
    static var environmentOfApplication: SessionEnvironment? { application.withLock { $0 } }
}

/// The open sessions, the oldest one first. The oldest one is the app's own session, for callbacks of the platform that run outside every
/// task.
///
/// A session leaves when it closes. Otherwise work outside every task would belong to a closed session, and would never start. If no
/// session is open, the app's own session is the one that closed last, so that late callbacks start no work.
final class OpenSessions {
    /// Called with the environment of the app's own session when another session becomes it.
    private let onChange: (SessionEnvironment) -> Void
    private var sessions: [Entry] = []
    private weak var closedLast: SessionContext?

    init(onChange: @escaping (SessionEnvironment) -> Void = { _ in }) { self.onChange = onChange }

    /// The app's own session.
    ///
    /// - Complexity: O(*n*) in the number of sessions that were released without being closed.
    var ofApplication: SessionContext? {
        sessions = Array(sessions.drop { $0.context == nil })
        return sessions.first?.context ?? closedLast
    }

    /// Adds a session that has just opened.
    func enter(_ context: SessionContext) { change { sessions.append(Entry(context: context)) } }

    /// Removes a session that has closed.
    ///
    /// - Complexity: O(*n*) in the number of open sessions.
    func leave(_ context: SessionContext) {
        change {
            sessions.removeAll { $0.context === context }
            closedLast = context
        }
    }

    private func change(_ body: () -> Void) {
        let before = ofApplication
        body()
        if let after = ofApplication, after !== before { onChange(after.environment) }
    }

    private struct Entry {
        weak var context: SessionContext?
    }
}
#endif
