extension SharedDynamic {
    /// The current value and all later values, for services and other code outside every session.
    ///
    /// A slow loop may miss values in between, but never the last one. The sequence ends when its task is cancelled.
    ///
    /// ```swift
    /// func log(_ visitors: SharedDynamic<Int>) async {
    ///     for await count in visitors.values { print("\(count) people") }
    /// }
    /// ```
    public nonisolated var values: SharedValues<Value> { SharedValues(state) }
}

/// The values of a ``SharedDynamic``, for `for await`.
nonisolated public struct SharedValues<Value: Sendable>: AsyncSequence, Sendable {
    /// The shared value at one moment.
    public typealias Element = Value

    private let state: SharedState<Value>

    init(_ state: SharedState<Value>) {
        self.state = state
    }

    /// Returns an iterator that is notified of changes from now on. Each iterator is notified separately.
    public func makeAsyncIterator() -> Iterator { Iterator(state) }

    /// An iterator that returns the newest value after each change.
    public struct Iterator: AsyncIteratorProtocol {
        private let following: Following
        private var changes: AsyncStream<Void>.Iterator

        fileprivate init(_ state: SharedState<Value>) {
            let (stream, continuation) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
            following = Following(state, continuation)
            changes = stream.makeAsyncIterator()
        }

        /// Returns the newest value, or `nil` if the task has been cancelled.
        public mutating func next() async -> Value? { await next(isolation: #isolation) }

        /// Returns the newest value, or `nil` if the task has been cancelled.
        public mutating func next(isolation actor: isolated (any Actor)?) async -> Value? {
            guard await changes.next(isolation: actor) != nil else { return nil }
            return following.take()
        }
    }

    /// The follower of an iterator. It is notified of changes while the iterator exists.
    private final class Following: Sendable {
        private let state: SharedState<Value>
        private let name = SharedFollower.Name()

        init(_ state: SharedState<Value>, _ continuation: AsyncStream<Void>.Continuation) {
            self.state = state
            state.add(SharedFollower(tell: { continuation.yield() }), named: name)
            continuation.yield()
        }

        deinit { state.remove(name) }

        func take() -> Value { state.take(for: name) { $0 } }
    }
}
