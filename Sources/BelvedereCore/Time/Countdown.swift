/// Calls a closure once after a time on the session's clock. If it is released before that time, it does not call the closure.
final class Countdown {
    private let action: () -> Void
    private var task: Task<Void, Never>?

    init(_ action: @escaping () -> Void) { self.action = action }

    deinit { task?.cancel() }

    /// Whether the time is running, so that the closure has not been called yet.
    private(set) var isRunning = false

    /// Starts again, with the full time.
    func start(_ duration: Duration) {
        task?.cancel()
        isRunning = true
        guard let context = SessionContext.current else { Diagnostic.launchedOffSession.stop() }
        let clock = context.environment.clock
        // The timer is work of the session and not of a screen, because the value may exist longer than the screen on which it changes. The
        // timer ends with this object.
        task =
            context.work.sessionScope.start { [weak self] in
                // The task may have been cancelled just after the wait was over. So check for cancellation again.
                guard (try? await clock.sleep(for: duration)) != nil, !Task.isCancelled, let self else { return }
                isRunning = false
                action()
            }.task
    }
}
