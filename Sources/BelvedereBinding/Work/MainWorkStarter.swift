/// Starts work on the main actor, for programs that have no sessions, or one that lives there.
package final class MainWorkStarter: WorkStarter, Sendable {
    static let shared = MainWorkStarter()

    /// The session that the running code belongs to, in programs whose sessions live on the main actor.
    @MainActor package static var session: @MainActor () -> (any MainWorkSession)? = { nil }

    package func start(_ work: @escaping Work) -> Task<Void, Never>? { start(work, isLasting: false) }
    package func startLasting(_ work: @escaping Work) -> Task<Void, Never>? { start(work, isLasting: true) }

    private func start(_ work: @escaping Work, isLasting: Bool) -> Task<Void, Never>? {
        MainActor.preconditionIsolated(
            "Asynchronous work of commands and bindings was started neither on a session nor on the main actor."
        )
        // Safe, because the line above has found the caller on the main actor, and that is where the work runs: the
        // task is the main actor's, and its executor preference holds there also what static isolation loses (a closure
        // with a capture list leaves its caller's isolation in this compiler, swiftlang/swift#87097).
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

    /// Starts work where the system cannot start a task within the call. Works begin in the order of their calls.
    ///
    /// - Precondition: The caller is on the main actor.
    func startInNextTurn(_ work: @escaping Work) -> Task<Void, Never> {
        // Safe for the same reason: the task is the main actor's and has the same preference. It begins later, after
        // what the main actor is doing, so nothing of it runs beside the caller.
        nonisolated(unsafe) let work = work
        return Task(executorPreference: MainTaskExecutor.shared) { @MainActor in await work() }
    }
}
