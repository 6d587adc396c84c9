/// Ends a stream when the binding that feeds it is released.
final class StreamEnd<Value: Sendable> {
    let continuation: AsyncStream<Value>.Continuation

    init(_ continuation: AsyncStream<Value>.Continuation) { self.continuation = continuation }

    deinit { continuation.finish() }
}
