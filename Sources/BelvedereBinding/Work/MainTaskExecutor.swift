/// Runs what has no isolation of its own, in tasks that belong to the main actor, on the main actor too.
final class MainTaskExecutor: TaskExecutor {
    static let shared = MainTaskExecutor()

    func enqueue(_ job: consuming ExecutorJob) {
        MainActor.shared.unownedExecutor.asSerialExecutor()?.enqueue(job)
    }
}
