/// Runs long computations on another thread than the caller's session.
///
/// A session runs all code on its own executor, even `@concurrent` functions. Short pieces of work of several sessions share one event
/// loop, which a long computation would block. Only a detached task leaves the session's executor. Cancelling the caller cancels the
/// detached task too.
nonisolated enum OffSession {
    /// Runs `work` on the thread of ``LongWorkExecutor`` and returns its result.
    static func run<Value: Sendable, Failure: Error>(
        _ work: @escaping @Sendable () async throws(Failure) -> Value
    ) async throws(Failure) -> Value {
        // Read whether the task is already cancelled, because `work` may finish before the cancellation handler below is installed.
        let isCancelled = Task.isCancelled
        let task = Task.detached(executorPreference: LongWorkExecutor.shared) { () async -> Result<Value, Failure> in
            if isCancelled { withUnsafeCurrentTask { $0?.cancel() } }
            do throws(Failure) { return .success(try await work()) } catch { return .failure(error) }
        }
        let result = await withTaskCancellationHandler {
            await task.value
        } onCancel: {
            task.cancel()
        }
        return try result.get()
    }
}
