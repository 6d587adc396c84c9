extension SharedDynamic {
    /// The value as it is, and then each newest one: for services and other code that belongs to no session.
    ///
    /// A reader that is slow may miss values in between, never the last one. It ends with its task.
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
    /// The shared value as it is at one moment.
    public typealias Element = Value

    private let state: SharedState<Value>

    init(_ state: SharedState<Value>) {
        self.state = state
    }

    /// Begins to follow. Each iterator is told for itself.
    public func makeAsyncIterator() -> Iterator { Iterator(state) }

    /// Takes the newest value, each time there is a new one.
    public struct Iterator: AsyncIteratorProtocol {
        private let following: Following
        private var changes: AsyncStream<Void>.Iterator

        fileprivate init(_ state: SharedState<Value>) {
            let (stream, continuation) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
            following = Following(state, continuation)
            changes = stream.makeAsyncIterator()
        }

        /// The newest value, or nil if the task has been cancelled.
        public mutating func next() async -> Value? { await next(isolation: #isolation) }

        /// The newest value, or nil if the task has been cancelled.
        public mutating func next(isolation actor: isolated (any Actor)?) async -> Value? {
            guard await changes.next(isolation: actor) != nil else { return nil }
            return following.take()
        }
    }

    /// The values that are told as long as the iterator lives.
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
