/// Does something once when a time has passed on the session's clock. It does nothing after its owner is released.
final class Countdown {
    private let action: () -> Void
    private var task: Task<Void, Never>?

    init(_ action: @escaping () -> Void) { self.action = action }

    deinit { task?.cancel() }

    /// Whether the time is running.
    private(set) var isRunning = false

    /// Begins anew, whatever is left of the time.
    func start(_ duration: Duration) {
        task?.cancel()
        isRunning = true
        guard let context = SessionContext.current else { Diagnostic.launchedOffSession.stop() }
        let clock = context.environment.clock
        // The session's work, because the value may outlive the screen on which it changes. It ends with this object.
        task =
            context.work.sessionScope.start { [weak self] in
                // Also a wait that ended well may have been cancelled since.
                guard (try? await clock.sleep(for: duration)) != nil, !Task.isCancelled, let self else { return }
                isRunning = false
                action()
            }.task
    }
}
