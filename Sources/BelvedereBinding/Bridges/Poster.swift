/// Sets a ``Dynamic``, or sends a ``Signal``, from code outside its isolation: from another actor, a callback or a thread.
///
/// A dynamic belongs to its isolation and cannot leave it; its poster can. Posted values are set on the dynamic's isolation, in order, some
/// time later. The poster does not keep the dynamic alive, and posting to a released dynamic does nothing. The same rules are valid for a
/// signal.
///
/// The number of waiting values has a limit, so that a fast source and a busy session do not fill the memory. A dynamic shows the present
/// state, so only its newest value waits. The listeners of a signal must receive each value, so the values wait in order, up to the limit
/// of the poster. A value beyond the limit is refused, and ``post(_:)`` returns `false`.
///
/// ```swift
/// func watch(_ level: Dynamic<Int>) {
///     let poster = level.poster()
///     Task.detached { poster.post(42) }
/// }
/// ```
public struct Poster<Value: Sendable>: Sendable {
    private let line: Line

    /// Makes a poster that passes posted values to a target.
    ///
    /// - Parameter limit: The number of values that may wait; `nil` if only the newest value waits.
    init<Target: AnyObject>(to target: Target, limit: Int?, _ deliver: @escaping (Target, Value) -> Void) {
        let (stream, continuation) = AsyncStream.makeStream(
            of: Value.self,
            bufferingPolicy: limit.map { .bufferingOldest(max(1, $0)) } ?? .bufferingNewest(1)
        )
        let reference = OwnerReference(target)
        // This work ends when the poster is released. It must not end with the screen that makes the poster, because the target may live
        // longer.
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
    /// - Returns: Whether the value was accepted. It is refused if the queue of a signal is full, and if the target no longer accepts
    ///   values.
    /// - Complexity: O(1).
    @discardableResult
    public func post(_ value: Value) -> Bool {
        switch line.continuation.yield(value) {
        case .enqueued: true
        // The stream of a dynamic has dropped the older waiting value, so this value was accepted. The stream of a signal has dropped this
        // value.
        case .dropped: line.keepsNewest
        case .terminated: false
        @unknown default: false
        }
    }

    /// An object that all copies of a poster share. When the last copy is released, it ends the work that waits for values.
    private final class Line: Sendable {
        let continuation: AsyncStream<Value>.Continuation
        /// Whether a newer value replaces an older value that still waits, as for a dynamic.
        let keepsNewest: Bool

        init(_ continuation: AsyncStream<Value>.Continuation, keepsNewest: Bool) {
            self.continuation = continuation
            self.keepsNewest = keepsNewest
        }

        deinit { continuation.finish() }
    }
}

extension Dynamic where Value: Sendable {
    /// Returns a poster that sets this dynamic from another isolation or thread. A newer value replaces one that has not been set yet.
    ///
    /// Call it where the dynamic is used: on its session, or on the main actor.
    ///
    /// - Complexity: O(1).
    public func poster() -> Poster<Value> {
        .init(to: self, limit: nil) { $0.value = $1 }
    }
}

extension Signal where Value: Sendable {
    /// Returns a poster that sends this signal from another isolation or thread.
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
    /// - Parameter limit: The number of values that may wait.
    /// - Complexity: O(1).
    public func poster(limit: Int = 1000) -> Poster<Value> {
        .init(to: self, limit: limit) { $0.send($1) }
    }
}
