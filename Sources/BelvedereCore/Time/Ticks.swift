/// The numbered ticks of a clock: 1 after one interval, 2 after two.
///
/// A clock's method `every(_:)` returns this sequence.
///
/// ```swift
/// for await second in ContinuousClock().every(.seconds(1)) { print(second) }
/// ```
nonisolated public struct Ticks: AsyncSequence, Sendable {
    public typealias Element = Int
    public typealias Failure = Never

    private let clock: any Clock<Duration>
    private let interval: Duration

    init(clock: any Clock<Duration>, interval: Duration) {
        self.clock = clock
        self.interval = Swift.max(interval, .milliseconds(1))
    }

    /// Returns an iterator. The first interval begins now.
    public func makeAsyncIterator() -> Iterator { Iterator(clock, interval) }

    /// An iterator that waits for one tick after another.
    nonisolated public struct Iterator: AsyncIteratorProtocol {
        private let interval: Duration
        private let elapsed: @Sendable () -> Duration
        private let wait: @Sendable (Duration) async throws -> Void
        private var number = 0

        fileprivate init<C: Clock>(_ clock: C, _ interval: Duration) where C.Duration == Duration {
            let start = clock.now
            self.interval = interval
            elapsed = { start.duration(to: clock.now) }
            wait = { try await clock.sleep(until: start.advanced(by: $0), tolerance: nil) }
        }

        /// Waits for the next tick.
        ///
        /// - Returns: The number of the tick, or `nil` when the task has been cancelled.
        public mutating func next(isolation actor: isolated (any Actor)?) async -> Int? {
            number = Swift.max(number + 1, Int((elapsed() / interval).rounded(.down)))
            return (try? await wait(interval * number)) == nil ? nil : number
        }
    }
}
