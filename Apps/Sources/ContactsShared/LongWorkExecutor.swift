import Dispatch

/// An executor with one thread for long computations, such as reading thousands of cards.
///
/// Sessions and requests share another pool with one thread for each processor. The operating system divides the processors' time between
/// that pool and this thread, so no session waits until the computation ends. Tasks on this executor alternate at each `Task.yield()`, and
/// a hundred of them still use one thread.
nonisolated final class LongWorkExecutor: TaskExecutor {
    static let shared = LongWorkExecutor()

    private let queue = DispatchQueue(label: "contacts.long-work", qos: .utility)

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }
}
