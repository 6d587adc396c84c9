#if MAIN_ACTOR_UI
internal import Synchronization

/// The session that runs, where all sessions share the main actor.
nonisolated enum CurrentSession {
    /// The session that the running task belongs to. Tests have several at a time; tasks inherit it.
    @TaskLocal static var ofTask: SessionContext?
    private static let application = Mutex<SessionEnvironment?>(nil)

    /// Who the app's own session is for, for code outside every task that is not confined to the main actor.
    static var environmentOfApplication: SessionEnvironment? {
        get { application.withLock { $0 } }
        set { application.withLock { $0 = newValue } }
    }
}
#endif
