/// Sets a ``Dynamic`` from elsewhere: from another isolation, a callback, a thread.
///
/// A dynamic belongs to its isolation and cannot leave it; its poster can. What is posted is set on the dynamic's
/// isolation, in order, some time later. The dynamic is not kept alive, and posting to one that has gone does nothing.
///
/// ```swift
/// func watch(_ level: Dynamic<Int>) {
///     let poster = level.poster()
///     Task.detached { poster.post(42) }
/// }
/// ```
public struct Poster<Value: Sendable>: Sendable {
    private let line: Line

    init(_ continuation: AsyncStream<Value>.Continuation) { line = Line(continuation) }

    /// Sets the value on the dynamic's isolation.
    public func post(_ value: Value) { line.continuation.yield(value) }

    /// Ends the work that waits for values, when the last copy of the poster goes.
    private final class Line: Sendable {
        let continuation: AsyncStream<Value>.Continuation

        init(_ continuation: AsyncStream<Value>.Continuation) { self.continuation = continuation }

        deinit { continuation.finish() }
    }
}

extension Dynamic where Value: Sendable {
    /// A way to set this dynamic from elsewhere.
    ///
    /// Call it where the dynamic is used: on its session, or on the main actor.
    public func poster() -> Poster<Value> {
        let (stream, continuation) = AsyncStream.makeStream(of: Value.self)
        let reference = OwnerReference(self)
        // It ends by itself, with the poster. The dynamic may outlive the screen that happens to ask.
        startLastingWork {
            for await value in stream {
                guard let dynamic = reference.owner else { break }
                dynamic.value = value
            }
        }
        return Poster(continuation)
    }
}
