#if !MAIN_ACTOR_UI
internal import BelvedereBinding
internal import Dispatch

/// Runs everything that belongs to one session, one job at a time.
///
/// It is both the serial executor of the ``Session`` actor and the *task executor* of every task of the session. The
/// second role makes ordinary, unannotated classes safe. Some code loses its static isolation: closures with a capture list
/// on Swift 6.3, modules compiled without `NonisolatedNonsendingByDefault`, `@concurrent` functions, child tasks. Such code
/// is nonisolated, and nonisolated code runs on the task executor that its task prefers. So it still comes back here.
///
/// ```swift
/// let executor = SessionExecutor()
/// let session = Session(executor: executor)
/// ```
///
/// Jobs are carried by the `carrier`, by default Dispatch's global pool, so a session that is busy does not hold up the
/// event loops that serve the others. After 32 batches an executor goes to the end of the pool's queue. A host may run
/// a short turn of a session at rest on a thread of its own.
public final class SessionExecutor: SerialExecutor, TaskExecutor {
    /// Carries a piece of work to a thread. It must run each piece once, at any later time, on any thread.
    public typealias Carrier = @Sendable (@escaping @Sendable () -> Void) -> Void

    private struct Queue: Sendable {
        var jobs: [UnownedJob] = []
        var isDraining = false
        /// Whether the next job that the thread of the session itself enqueues runs within that call.
        var runsNextJobAtOnce = false
        var waitingForRest: [CheckedContinuation<Void, Never>] = []
    }

    private let carrier: Carrier
    private let queue = SessionLock(Queue())

    /// Creates an executor whose jobs run on Dispatch's global pool.
    public convenience init() {
        self.init { work in DispatchQueue.global().async(execute: work) }
    }

    /// Creates an executor whose jobs run where `carrier` puts them.
    public init(carrier: @escaping Carrier) {
        self.carrier = carrier
    }

    /// The executor whose job the calling thread is running, if any.
    public static var current: SessionExecutor? { ThreadSlot.current }

    /// The bookkeeping of the session this executor belongs to.
    ///
    /// Safe although unchecked: it is written once, in the session's initialiser, before any job can have been
    /// enqueued, and read only by code that this executor runs (``SessionContext/current`` asks ``current`` first).
    /// Weak, because the context holds its executor. `SessionStressTests` runs this under ThreadSanitizer.
    nonisolated(unsafe) weak var context: SessionContext? {
        didSet { workStarter = context.map(SessionWorkStarter.init) }
    }

    /// What commands start their work by. Safe for the same reason as ``context``.
    nonisolated(unsafe) private var workStarter: SessionWorkStarter?

    /// Who is told what the bindings of the session do, if anybody is. Until then a turn asks for it once and no more.
    ///
    /// Safe although unchecked: it is read and written by code that this executor runs, which is one thing at a time; see
    /// ``SessionContext/watchBindings(_:)``.
    nonisolated(unsafe) var bindingSteps: ((BindingStep) -> Void)?

    /// Takes a job and runs it after those that came before. Swift calls it; call it from nowhere else.
    public func enqueue(_ job: consuming ExecutorJob) {
        let unowned = UnownedJob(job)
        var runsAtOnce = false
        let mustStart = queue.withLock { queue in
            if queue.runsNextJobAtOnce, ThreadSlot.isCurrent(self) {
                queue.runsNextJobAtOnce = false
                runsAtOnce = true
                return false
            }
            queue.jobs.append(unowned)
            defer { queue.isDraining = true }
            return !queue.isDraining
        }
        // A new task is not isolated. It has to find that it is not, or it would suspend before its first line.
        if runsAtOnce { unowned.runSynchronously(on: asUnownedTaskExecutor()) }
        if mustStart { carrier { self.drain() } }
    }

    /// Begins a task within the call, up to its first suspension, where the system has no `Task.immediate`.
    ///
    /// The runtime enqueues a new task on the executor that it prefers, on the calling thread and before its initialiser
    /// returns. The caller is on this executor, so nothing else of the session runs, and that job may run in its place.
    /// Jobs from other threads are queued as ever. `SessionStartTests` runs this on every platform.
    ///
    /// - Parameter start: makes one task that prefers this executor.
    /// - Precondition: called on this executor.
    func runningNextJobAtOnce(_ start: () -> Task<Void, Never>) -> Task<Void, Never> {
        precondition(ThreadSlot.isCurrent(self), "A session's work was started outside it.")
        queue.withLock { $0.runsNextJobAtOnce = true }
        return start()
    }

    public func asUnownedSerialExecutor() -> UnownedSerialExecutor { UnownedSerialExecutor(ordinary: self) }
    /// Gives Swift a reference to this executor for the tasks of the session. The session keeps the executor alive.
    public func asUnownedTaskExecutor() -> UnownedTaskExecutor { UnownedTaskExecutor(ordinary: self) }

    public func checkIsolated() {
        precondition(Self.current === self, "This code belongs to a session and was run outside it.")
    }

    public func isIsolatingCurrentContext() -> Bool? { Self.current === self }

    /// The number of jobs that wait to run.
    package var waitingJobCount: Int { queue.withLock { $0.jobs.count } }

    /// Suspends the calling task until nothing else is left to run. Called off the executor it returns at once.
    package func untilAtRest() async {
        await withCheckedContinuation { continuation in
            let isAtRest = queue.withLock { queue in
                if queue.isDraining { queue.waitingForRest.append(continuation) }
                return !queue.isDraining
            }
            if isAtRest { continuation.resume() }
        }
    }

    /// Runs `body` on the calling thread as one of this executor's jobs, without a task and without changing threads.
    ///
    /// - Precondition: the executor is at rest. That is so for one that was made by the caller a moment ago.
    package func runOnCallingThread<Result>(_ body: () throws -> Result) rethrows -> Result {
        precondition(begin(), "A session that is running already cannot run something on another thread.")
        // What was enqueued meanwhile runs after the body, here as well.
        defer { drain() }
        return try asCurrent(body)
    }

    /// Runs `body` on the calling thread as one of this executor's jobs, unless the session is running already.
    ///
    /// It saves a host two changes of thread for each event. What `body` leaves to be run later goes to the carrier, so
    /// that the thread is held for no longer than the body takes.
    ///
    /// - Returns: what `body` returns, or `nil` if something of the session is running or waits to run.
    package func runOnCallingThreadIfAtRest<Result>(_ body: () throws -> Result) rethrows -> Result? {
        guard begin() else { return nil }
        defer { handOver() }
        return try asCurrent(body)
    }

    /// Takes the right to run the executor's jobs, if nobody has it.
    private func begin() -> Bool {
        queue.withLock { queue in
            defer { queue.isDraining = true }
            return !queue.isDraining
        }
    }

    /// Gives that right up, or to the carrier if there is something to run.
    private func handOver() {
        let hasMore = queue.withLock { queue in
            queue.isDraining = !queue.jobs.isEmpty || !queue.waitingForRest.isEmpty
            return queue.isDraining
        }
        if hasMore { carrier { self.drain() } }
    }

    private func drain() {
        asCurrent { runBatches() }
    }

    /// Runs `body` with this executor known as the one whose job the thread is running.
    private func asCurrent<Result>(_ body: () throws -> Result) rethrows -> Result {
        let before = ThreadSlot.enter(self)
        defer { ThreadSlot.leave(restoring: before) }
        guard let workStarter else { return try body() }
        if let bindingSteps { return try withWorkStarter(workStarter, steps: bindingSteps, body) }
        return try withWorkStarter(workStarter, body)
    }

    private func runBatches() {
        for _ in 0..<32 {
            var waiting: [CheckedContinuation<Void, Never>] = []
            let batch: [UnownedJob]? = queue.withLock { queue in
                if queue.jobs.isEmpty {
                    if queue.waitingForRest.isEmpty {
                        queue.isDraining = false
                        return nil
                    }
                    swap(&waiting, &queue.waitingForRest)
                }
                let batch = queue.jobs
                queue.jobs.removeAll(keepingCapacity: batch.count <= 256)
                return batch
            }
            guard let batch else { return }
            for continuation in waiting { continuation.resume() }
            for job in batch {
                job.runSynchronously(isolatedTo: asUnownedSerialExecutor(), taskExecutor: asUnownedTaskExecutor())
            }
        }
        carrier { self.drain() }
    }
}
#endif
