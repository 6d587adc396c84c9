/// Starts work on the main actor, for programs without sessions or with sessions on the main actor.
package final class MainWorkStarter: WorkStarter, Sendable {
    static let shared = MainWorkStarter()

    /// Returns the session of the running code, in programs whose sessions are on the main actor.
    @MainActor package static var session: @MainActor () -> (any MainWorkSession)? = { nil }

    package func start(_ work: @escaping Work) -> Task<Void, Never>? { start(work, isLasting: false) }
    package func startLasting(_ work: @escaping Work) -> Task<Void, Never>? { start(work, isLasting: true) }

    private func start(_ work: @escaping Work, isLasting: Bool) -> Task<Void, Never>? {
        MainActor.preconditionIsolated(
            "Asynchronous work of commands and bindings was started neither on a session nor on the main actor."
        )
        // This is safe, because the precondition above proves that the caller is on the main actor, and the work runs there too. The task
        // belongs to the main actor. The executor preference is needed for code that loses its static isolation: with this compiler, a
        // closure with a capture list leaves its caller's isolation (swiftlang/swift#87097).
        nonisolated(unsafe) let work = work
        let started: Task<Void, Never>?? = MainActor.assumeIsolated {
            Self.session().map { $0.start({ await work() }, isLasting: isLasting, preferring: MainTaskExecutor.shared) }
        }
        if let started { return started }
        if #available(macOS 26, iOS 26, tvOS 26, visionOS 26, *) {
            return Task.immediate(executorPreference: MainTaskExecutor.shared) { @MainActor in await work() }
        }
        return startInNextTurn(work)
    }

    /// Starts work on systems that cannot start a task within the call. Several such tasks begin in the order of the calls.
    ///
    /// - Precondition: The caller is on the main actor.
    func startInNextTurn(_ work: @escaping Work) -> Task<Void, Never> {
        // This is safe: the caller is on the main actor, and the task belongs to the main actor and prefers an executor that stays on it.
        // The task begins later, after the current job of the main actor, so no part of it runs at the same time as the caller.
        nonisolated(unsafe) let work = work
        return Task(executorPreference: MainTaskExecutor.shared) { @MainActor in await work() }
    }
}
