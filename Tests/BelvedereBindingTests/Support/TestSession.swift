import BelvedereBinding
import Dispatch
import TestSupport

/// A session in miniature: an actor with a serial executor of its own, which starts asynchronous work for what runs on it.
actor TestSession {
    nonisolated let executor = TestExecutor()
    nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    /// Runs `body` on the session: its executor is preferred, so that code which static isolation loses stays there.
    func run<Result: Sendable>(_ body: @Sendable () async throws -> Result) async rethrows -> Result {
        try await withTaskExecutorPreference(executor) { try await body() }
    }
}

/// Runs the jobs of one session, one at a time, on whatever thread is free.
final class TestExecutor: SerialExecutor, TaskExecutor, WorkStarter {
    private struct State {
        var jobs: [UnownedJob] = []
        var isDraining = false
    }

    private let state = Locked(State())

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        let mustStart = state.withLock { state in
            state.jobs.append(job)
            defer { state.isDraining = true }
            return !state.isDraining
        }
        if mustStart { DispatchQueue.global().async { self.drain() } }
    }

    private func drain() {
        while true {
            let jobs = state.withLock { state in
                defer { state.jobs = [] }
                if state.jobs.isEmpty { state.isDraining = false }
                return state.jobs
            }
            if jobs.isEmpty { return }
            withWorkStarter(self) {
                for job in jobs {
                    job.runSynchronously(
                        isolatedTo: asUnownedSerialExecutor(),
                        taskExecutor: asUnownedTaskExecutor()
                    )
                }
            }
        }
    }

    /// Whether the caller runs on this executor.
    var isCurrent: Bool { currentWorkStarter === self }

    func start(_ work: @escaping Work) -> Task<Void, Never>? {
        precondition(isCurrent)
        // Safe: the caller is on this executor, and the task prefers it, so the work runs here from beginning to end.
        nonisolated(unsafe) let work = work
        if #available(macOS 26, *) { return Task.immediate(executorPreference: self) { await work() } }
        return Task(executorPreference: self) { await work() }
    }
}
