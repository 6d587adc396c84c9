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
/// A session leaves when it closes. Otherwise work outside every task would belong to a closed session, and would never start.
final class OpenSessions {
    /// Called with the environment of the app's own session when another session becomes it.
    private let onChange: (SessionEnvironment?) -> Void
    private var sessions: [Entry] = []

    init(onChange: @escaping (SessionEnvironment?) -> Void = { _ in }) { self.onChange = onChange }

    /// The app's own session.
    ///
    /// - Complexity: O(*n*) in the number of sessions that were released without being closed.
    var ofApplication: SessionContext? {
        while let first = sessions.first {
            if let context = first.context { return context }
            leave(first.identity)
        }
        return nil
    }

    /// Adds a session that has just opened.
    func enter(_ context: SessionContext) {
        sessions.append(Entry(context))
        if sessions.count == 1 { onChange(context.environment) }
    }

    /// Removes a session that has closed.
    ///
    /// - Complexity: O(*n*) in the number of open sessions.
    func leave(_ identity: ObjectIdentifier) {
        let wasOfApplication = sessions.first?.identity == identity
        sessions.removeAll { $0.identity == identity }
        if wasOfApplication { onChange(ofApplication?.environment) }
    }

    private struct Entry {
        weak var context: SessionContext?
        let identity: ObjectIdentifier

        init(_ context: SessionContext) {
            self.context = context
            identity = ObjectIdentifier(context)
        }
    }
}
#endif
