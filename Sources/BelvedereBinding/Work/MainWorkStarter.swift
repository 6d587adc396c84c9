/// Starts work on the main actor, for programs that have no sessions.
final class MainWorkStarter: WorkStarter, Sendable {
    static let shared = MainWorkStarter()

    func start(_ work: @escaping Work) -> Task<Void, Never>? {
        MainActor.preconditionIsolated(
            "Asynchronous work of commands and bindings was started neither on a session nor on the main actor."
        )
        // Safe, because the line above has found the caller on the main actor, and that is where the work runs: the
        // task is the main actor's, and its executor preference holds there also what static isolation loses (a closure
        // with a capture list leaves its caller's isolation in this compiler, swiftlang/swift#87097).
        nonisolated(unsafe) let work = work
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
