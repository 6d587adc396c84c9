#if !MAIN_ACTOR_UI
internal import BelvedereBinding
internal import Dispatch
#if canImport(Darwin)
internal import Darwin
#elseif canImport(Musl)
internal import Musl
#else
internal import Glibc
#endif

/// Runs all code of one session, one job at a time.
///
/// It is both the serial executor of the ``Session`` actor and the *task executor* of every task of the session. The second role makes
/// ordinary, unannotated classes safe. Some code loses its static isolation: closures with a capture list on Swift 6.3, modules compiled
/// without `NonisolatedNonsendingByDefault`, `@concurrent` functions, child tasks. Such code is nonisolated, and nonisolated code runs on
/// the task executor that its task prefers. So it still runs here.
///
/// ```swift
/// let executor = SessionExecutor()
/// let session = Session(executor: executor)
/// ```
///
/// The `carrier` provides the threads of the jobs. It is Dispatch's global pool by default, so a busy session does not block the event
/// loops that serve the others. An executor gives up its thread and queues at the carrier again after 32 batches of jobs, or after some
/// milliseconds. If a session has no job to run, a host may run a short call of the session on one of its own threads.
public final class SessionExecutor: SerialExecutor, TaskExecutor {
    /// A function that passes a closure to a thread. It must run each closure exactly once, at any later time, on any thread.
    @_spi(Hosting) public typealias Carrier = @Sendable (@escaping @Sendable () -> Void) -> Void

    private struct Queue: Sendable {
        var jobs: [UnownedJob] = []
        var isDraining = false
        /// Whether the next job is run at once, inside the call that enqueues it. Only for a job that the session's own thread enqueues.
        var runsNextJobAtOnce = false
        var waitingForRest: [CheckedContinuation<Void, Never>] = []
    }

    /// The longest time for which jobs run without a break, before other sessions may use the thread.
    package static let longestDrain = Duration.milliseconds(4)

    private let carrier: Carrier
    private let queue = SessionLock(Queue())

    /// Creates an executor whose jobs run on Dispatch's global pool.
    public convenience init() {
        self.init { work in DispatchQueue.global().async(execute: work) }
    }

    /// Creates an executor whose jobs run on the threads of `carrier`, for a host with an event loop of its own.
    @_spi(Hosting) public init(carrier: @escaping Carrier) {
        self.carrier = carrier
    }

    /// The executor whose job the calling thread is running, if any.
    public static var current: SessionExecutor? { ThreadSlot.current }

    /// The context of the session that this executor runs.
    ///
    /// This is safe although the compiler does not check it: the session's initialiser writes the property once, before any job can have
    /// been enqueued. Only code that this executor runs reads it (``SessionContext/current`` first asks ``current``). It is weak, because
    /// the context has a strong reference to its executor. `SessionStressTests` runs this under ThreadSanitizer.
    nonisolated(unsafe) weak var context: SessionContext? {
        didSet { workStarter = context.map(SessionWorkStarter.init) }
    }

    /// Starts the work of commands on the session. It is safe for the same reason as ``context``.
    nonisolated(unsafe) private var workStarter: SessionWorkStarter?

    /// The closure that receives the steps of the session's bindings; `nil` if none does. Without it, each turn of the session only checks
    /// this property once.
    ///
    /// This is safe although the compiler does not check it: only code that this executor runs reads and writes the property, one job at a
    /// time; see ``SessionContext/watchBindings(_:)``.
    nonisolated(unsafe) var bindingSteps: ((BindingStep) -> Void)?

    /// Adds a job, to be run after all earlier jobs. Only the Swift runtime calls it.
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
        // A new task is not isolated to the session's actor. If it were run as an isolated job, the task would suspend before its first
        // line.
        if runsAtOnce { unowned.runSynchronously(on: asUnownedTaskExecutor()) }
        if mustStart { carrier { self.drain() } }
    }

    /// Starts a task and runs it up to its first suspension before this method returns. Used on systems without `Task.immediate`.
    ///
    /// The runtime enqueues a new task on its preferred executor, on the calling thread and before its initialiser returns. The caller is
    /// on this executor, so no other code of the session runs, so it is safe to run this job during the call. Jobs from other threads are
    /// queued as usual. `SessionStartTests` runs this on every platform.
    ///
    /// - Parameter start: starts one task that prefers this executor.
    /// - Precondition: called on this executor.
    func runningNextJobAtOnce(_ start: () -> Task<Void, Never>) -> Task<Void, Never> {
        precondition(ThreadSlot.isCurrent(self), "A session's work was started outside it.")
        queue.withLock { $0.runsNextJobAtOnce = true }
        return start()
    }

    public func asUnownedSerialExecutor() -> UnownedSerialExecutor { UnownedSerialExecutor(ordinary: self) }
    /// Returns a reference to this executor for Swift's tasks. The reference does not keep the executor alive; the session does.
    public func asUnownedTaskExecutor() -> UnownedTaskExecutor { UnownedTaskExecutor(ordinary: self) }

    public func checkIsolated() {
        precondition(Self.current === self, "This code belongs to a session but runs outside it.")
    }

    public func isIsolatingCurrentContext() -> Bool? { Self.current === self }

    /// The number of waiting jobs.
    package var waitingJobCount: Int { queue.withLock { $0.jobs.count } }

    /// Waits until the executor has no other job. If it is called outside the executor and no job is left, it returns at once.
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
    /// - Precondition: the executor is idle. This is certain for an executor that the caller has just made.
    package func runOnCallingThread<Result>(_ body: () throws -> Result) rethrows -> Result {
        precondition(begin(), "A session that is running already cannot run something on another thread.")
        // Jobs that were enqueued meanwhile run after `body`, on the same thread.
        defer { drain() }
        return try asCurrent(body)
    }

    /// Runs `body` on the calling thread as one of this executor's jobs, unless the session is already running.
    ///
    /// It saves a host two changes of thread for each event. Jobs that `body` enqueues run on the carrier's threads, so that this method
    /// returns as soon as `body` has returned.
    ///
    /// - Returns: the result of `body`, or `nil` if code of the session is running or waiting to run.
    package func runOnCallingThreadIfAtRest<Result>(_ body: () throws -> Result) rethrows -> Result? {
        guard begin() else { return nil }
        defer { handOver() }
        return try asCurrent(body)
    }

    /// Begins to run jobs on the calling thread. Returns `false` if another thread is running jobs of this executor.
    private func begin() -> Bool {
        queue.withLock { queue in
            defer { queue.isDraining = true }
            return !queue.isDraining
        }
    }

    /// Stops running jobs on the calling thread. If jobs are waiting, the carrier runs them.
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

    /// Runs `body`. Meanwhile, this executor is the current one of the thread.
    private func asCurrent<Result>(_ body: () throws -> Result) rethrows -> Result {
        let before = ThreadSlot.enter(self)
        defer { ThreadSlot.leave(restoring: before) }
        guard let workStarter else { return try body() }
        if let bindingSteps { return try withWorkStarter(workStarter, steps: bindingSteps, body) }
        return try withWorkStarter(workStarter, body)
    }

    private func runBatches() {
        var end: ContinuousClock.Instant?
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
            for (index, job) in batch.enumerated() {
                if let end, .now >= end {
                    queue.withLock { $0.jobs.insert(contentsOf: batch[index...], at: 0) }
                    return carrier { self.drain() }
                }
                if end == nil { end = .now + Self.longestDrain }
                job.runSynchronously(isolatedTo: asUnownedSerialExecutor(), taskExecutor: asUnownedTaskExecutor())
            }
        }
        carrier { self.drain() }
    }
}

/// The executor that runs on the calling thread, in a thread-local variable of the platform's C library.
///
/// A task-local value would be lost in synchronous callbacks, and finding it takes longer with each nested value. Reading this variable is
/// a single load, so every change of a view can check whether it happens on the view's own session.
enum ThreadSlot {
    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        let status = pthread_key_create(&key, nil)
        precondition(status == 0, "The process has no thread-local slot left, so sessions cannot be told apart.")
        return key
    }()

    static var current: SessionExecutor? {
        // The pointer does not retain the executor. That is safe, because the pointer is set only while `asCurrent`, a method of the
        // executor, runs.
        pthread_getspecific(key).map { Unmanaged<SessionExecutor>.fromOpaque($0).takeUnretainedValue() }
    }

    /// Returns whether this executor is the current one. It compares pointers without a retain, because every change of a view makes this
    /// check.
    static func isCurrent(_ executor: SessionExecutor) -> Bool {
        pthread_getspecific(key) == Unmanaged.passUnretained(executor).toOpaque()
    }

    static func enter(_ executor: SessionExecutor) -> UnsafeMutableRawPointer? {
        let before = pthread_getspecific(key)
        pthread_setspecific(key, Unmanaged.passUnretained(executor).toOpaque())
        return before
    }

    static func leave(restoring before: UnsafeMutableRawPointer?) {
        pthread_setspecific(key, before)
    }
}
#endif
