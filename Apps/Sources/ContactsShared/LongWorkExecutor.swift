import Dispatch

/// The thread for work that takes long and does not wait, as reading thousands of cards.
///
/// It is none of those that sessions and requests share, of which there are as many as processors: the system divides the
/// processors' time between them and this one, so nobody waits until the work is done. Pieces of work take turns at each
/// `Task.yield()`, and a hundred of them still take one thread.
nonisolated final class LongWorkExecutor: TaskExecutor {
    static let shared = LongWorkExecutor()

    private let queue = DispatchQueue(label: "contacts.long-work", qos: .utility)

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }
}
