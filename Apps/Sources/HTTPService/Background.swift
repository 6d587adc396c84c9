/// Takes heavy work (decoding a long answer) off the executor of the caller.
///
/// A session runs everything its code calls on one executor of its own, nonisolated functions included; only a detached
/// task leaves it. Cancelling the caller cancels the work.
public enum Background {
    /// Runs `work` on the shared pool of threads and gives back what it gives back.
    public static func run<Value: Sendable>(_ work: @escaping @Sendable () throws -> Value) async throws -> Value {
        let task = Task.detached { try work() }
        return try await withTaskCancellationHandler {
            try await task.value
        } onCancel: {
            task.cancel()
        }
    }
}
