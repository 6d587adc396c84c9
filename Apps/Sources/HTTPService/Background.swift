/// Runs long computations, such as decoding a long response, on another thread than the caller's.
///
/// A session runs all code on its own executor, even nonisolated functions. Only a detached task leaves that executor. Cancelling the
/// caller cancels the detached task too.
public enum Background {
    /// Runs `work` on the shared thread pool of Swift and returns its result.
    public static func run<Value: Sendable>(_ work: @escaping @Sendable () throws -> Value) async throws -> Value {
        let task = Task.detached { try work() }
        return try await withTaskCancellationHandler {
            try await task.value
        } onCancel: {
            task.cancel()
        }
    }
}
