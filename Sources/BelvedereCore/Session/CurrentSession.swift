#if MAIN_ACTOR_UI
internal import Synchronization

/// Finds the running session on platforms where all sessions share the main actor.
nonisolated enum CurrentSession {
    /// The session of the running task. A test may have several sessions at a time; tasks inherit their session from the code that starts
    /// them.
    @TaskLocal static var ofTask: SessionContext?
    private static let application = Mutex<SessionEnvironment?>(nil)

    /// The environment of the app's own session. It is for code outside every task that is not isolated to the main actor.
    static var environmentOfApplication: SessionEnvironment? {
        get { application.withLock { $0 } }
        set { application.withLock { $0 = newValue } }
    }
}
#endif
