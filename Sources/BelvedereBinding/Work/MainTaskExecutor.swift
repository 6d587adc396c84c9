/// Keeps asynchronous code without an isolation of its own on the main actor, for tasks that belong to the main actor.
final class MainTaskExecutor: TaskExecutor {
    static let shared = MainTaskExecutor()

    func enqueue(_ job: consuming ExecutorJob) {
        // The job is passed to the main actor and not directly to its executor, because the executor is available only from macOS 26.4 on.
        MainActor.shared.enqueue(UnownedJob(job))
    }
}
