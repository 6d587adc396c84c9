/// Runs what has no isolation of its own, in tasks that belong to the main actor, on the main actor too.
final class MainTaskExecutor: TaskExecutor {
    static let shared = MainTaskExecutor()

    func enqueue(_ job: consuming ExecutorJob) {
        // The actor hands the job to its executor. The executor itself can be asked for only from macOS 26.4 on.
        MainActor.shared.enqueue(UnownedJob(job))
    }
}
