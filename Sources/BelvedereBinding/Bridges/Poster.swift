/// Sets a ``Dynamic``, or sends a ``Signal``, from elsewhere: from another isolation, a callback, a thread.
///
/// A dynamic belongs to its isolation and cannot leave it; its poster can. What is posted is set on the dynamic's
/// isolation, in order, some time later. The dynamic is not kept alive, and posting to one that has gone does nothing.
/// The same holds for a signal.
///
/// ```swift
/// func watch(_ level: Dynamic<Int>) {
///     let poster = level.poster()
///     Task.detached { poster.post(42) }
/// }
/// ```
public struct Poster<Value: Sendable>: Sendable {
    private let line: Line

    init<Target: AnyObject>(to target: Target, _ deliver: @escaping (Target, Value) -> Void) {
        let (stream, continuation) = AsyncStream.makeStream(of: Value.self)
        let reference = OwnerReference(target)
        // It ends by itself, with the poster. The target may outlive the screen that happens to ask.
        startLastingWork {
            for await value in stream {
                guard let target = reference.owner else { break }
                deliver(target, value)
            }
        }
        line = Line(continuation)
    }

    /// Sets or sends the value on the isolation of the dynamic or signal.
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
        .init(to: self) { $0.value = $1 }
    }
}

extension Signal where Value: Sendable {
    /// A way to send this signal from elsewhere.
    ///
    /// Call it where the signal is used: on its session, or on the main actor.
    ///
    /// ```swift
    /// func watch(_ arrivals: Signal<String>) {
    ///     let poster = arrivals.poster()
    ///     Task.detached { poster.post("A letter has come.") }
    /// }
    /// ```
    public func poster() -> Poster<Value> {
        .init(to: self) { $0.send($1) }
    }
}
