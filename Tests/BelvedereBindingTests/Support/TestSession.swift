import BelvedereBinding
import Dispatch
import TestSupport

/// A small session for tests: an actor with its own serial executor. It starts the asynchronous work of the code that runs on it.
actor TestSession {
    nonisolated let executor = TestExecutor()
    nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    /// Runs `body` on the session. The session's executor is the task's preferred executor, so code without static isolation stays on the
    /// session too.
    func run<Result: Sendable>(_ body: @Sendable () async throws -> Result) async rethrows -> Result {
        try await withTaskExecutorPreference(executor) { try await body() }
    }
}

/// Runs the jobs of one session, one at a time, on any free thread.
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
        // This is safe although it is unchecked: the caller is on this executor, and the task prefers it. So the work runs on this executor
        // from beginning to end.
        nonisolated(unsafe) let work = work
        if #available(macOS 26, *) { return Task.immediate(executorPreference: self) { await work() } }
        return Task(executorPreference: self) { await work() }
    }
}
