/// Takes long work off the session of whoever asks.
///
/// A session runs everything its code calls on one executor of its own, `@concurrent` functions included, and short turns
/// of it on the event loop that serves other sessions too; only a detached task leaves it. Cancelling the caller cancels the
/// work.
nonisolated enum OffSession {
    /// Runs `work` on a thread for such work and gives back what it gives back.
    static func run<Value: Sendable, Failure: Error>(
        _ work: @escaping @Sendable () async throws(Failure) -> Value
    ) async throws(Failure) -> Value {
        // The work could be done before the handler below is called.
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
