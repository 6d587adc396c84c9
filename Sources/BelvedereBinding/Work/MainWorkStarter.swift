/// Starts work on the main actor, for programs that have no sessions.
final class MainWorkStarter: WorkStarter, Sendable {
    static let shared = MainWorkStarter()

    func start(_ work: @escaping Work) -> Task<Void, Never> {
        MainActor.preconditionIsolated(
            "Asynchronous work of commands and bindings was started neither on a session nor on the main actor."
        )
        // Safe, because the line above has found the caller on the main actor, and that is where the work runs: the
        // task is the main actor's, and its executor preference holds there also what static isolation loses (a closure
        // with a capture list leaves its caller's isolation in this compiler, swiftlang/swift#87097).
        nonisolated(unsafe) let work = work
        return Task.immediate(executorPreference: MainTaskExecutor.shared) { @MainActor in await work() }
    }
}
