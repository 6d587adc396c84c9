/// Sets a ``Dynamic``, or sends a ``Signal``, from elsewhere: from another isolation, a callback, a thread.
///
/// A dynamic belongs to its isolation and cannot leave it; its poster can. Posted values are set on the dynamic's
/// isolation, in order, some time later. The dynamic is not kept alive, and posting to one that has gone does nothing.
/// The same holds for a signal.
///
/// The number of values that wait is bounded, so that a fast source and a busy session do not fill the memory. A dynamic shows how things are,
/// so only the newest value waits for it. Each value of a signal counts, so they wait in order, up to the limit of the poster;
/// a value beyond that is refused, and ``post(_:)`` says so.
///
/// ```swift
/// func watch(_ level: Dynamic<Int>) {
///     let poster = level.poster()
///     Task.detached { poster.post(42) }
/// }
/// ```
public struct Poster<Value: Sendable>: Sendable {
    private let line: Line

    /// A poster.
    ///
    /// - Parameter limit: How many values may wait; `nil` if only the newest does.
    init<Target: AnyObject>(to target: Target, limit: Int?, _ deliver: @escaping (Target, Value) -> Void) {
        let (stream, continuation) = AsyncStream.makeStream(
            of: Value.self,
            bufferingPolicy: limit.map { .bufferingOldest(max(1, $0)) } ?? .bufferingNewest(1)
        )
        let reference = OwnerReference(target)
        // It ends by itself, with the poster. The target may outlive the screen that happens to ask.
        startLastingWork {
            for await value in stream {
                guard let target = reference.owner else { break }
                deliver(target, value)
            }
        }
        line = Line(continuation, keepsNewest: limit == nil)
    }

    /// Sets or sends the value on the isolation of the dynamic or signal.
    ///
    /// ```swift
    /// func forward(_ reading: Int, by poster: Poster<Int>) {
    ///     if !poster.post(reading) { print("The session is too slow, so a reading is lost.") }
    /// }
    /// ```
    ///
    /// - Returns: Whether the value was taken. It is refused if as many values wait for a signal as may, and if nobody takes
    ///   values any more.
    /// - Complexity: O(1).
    @discardableResult
    public func post(_ value: Value) -> Bool {
        switch line.continuation.yield(value) {
        case .enqueued: true
        // For a dynamic it is an older value that makes way; for a signal it is this one.
        case .dropped: line.keepsNewest
        case .terminated: false
        @unknown default: false
        }
    }

    /// Ends the work that waits for values, when the last copy of the poster goes.
    private final class Line: Sendable {
        let continuation: AsyncStream<Value>.Continuation
        /// Whether an older value makes way for a newer one.
        let keepsNewest: Bool

        init(_ continuation: AsyncStream<Value>.Continuation, keepsNewest: Bool) {
            self.continuation = continuation
            self.keepsNewest = keepsNewest
        }

        deinit { continuation.finish() }
    }
}

extension Dynamic where Value: Sendable {
    /// A way to set this dynamic from elsewhere. A value that has not been set yet makes way for the next.
    ///
    /// Call it where the dynamic is used: on its session, or on the main actor.
    ///
    /// - Complexity: O(1).
    public func poster() -> Poster<Value> {
        .init(to: self, limit: nil) { $0.value = $1 }
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
    ///
    /// - Parameter limit: How many values may wait to be sent.
    /// - Complexity: O(1).
    public func poster(limit: Int = 1000) -> Poster<Value> {
        .init(to: self, limit: limit) { $0.send($1) }
    }
}
