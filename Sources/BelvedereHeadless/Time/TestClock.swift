internal import BelvedereCore
internal import Synchronization

/// A clock that stands still until a test moves it, so that a test of something that takes two seconds takes none.
///
/// Give it to what waits, then let time pass:
///
/// ```swift
/// let clock = TestClock()
/// let presenter = DoggyPresenter(service: DelayedDoggyService(clock: clock))
/// presenter.attachView(view)
/// await clock.advance(by: .seconds(2))
/// ```
///
/// ``advance(by:)`` stops at every deadline on the way and lets the session do what there is to do then, so three waits
/// of one second each, one after the other, end within one `advance(by: .seconds(3))`, in order.
///
/// `withApp` gives the session of an app such a clock and moves it by `wait(for:)`.
nonisolated public final class TestClock: Clock, Sendable {
    /// A moment, counted from the making of the clock.
    nonisolated public struct Instant: InstantProtocol, CustomStringConvertible {
        /// The time between the making of the clock and this moment.
        public let offset: Duration

        /// A moment that lies `offset` after the making of the clock.
        public init(offset: Duration) {
            self.offset = offset
        }

        /// The moment that lies `duration` after this one.
        public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
        /// The time from this moment to another; negative if the other is earlier.
        public func duration(to other: Instant) -> Duration { other.offset - offset }
        public static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
        public var description: String { "\(offset)" }
    }

    private struct Sleeper {
        let number: Int
        let deadline: Instant
        let continuation: CheckedContinuation<Void, any Error>
    }

    private struct State {
        var now = Instant(offset: .zero)
        var lastNumber = 0
        /// In the order in which they will wake: by deadline, and in order of arrival for the same deadline.
        var sleepers: [Sleeper] = []
        /// Cancelled between asking for a number and going to sleep.
        var cancelled: Set<Int> = []
        /// Told to end, and not ended yet.
        var woken: Set<Int> = []

        mutating func wake(at index: Int) -> Sleeper {
            let sleeper = sleepers.remove(at: index)
            woken.insert(sleeper.number)
            TestClock.waking.add(1, ordering: .relaxed)
            return sleeper
        }
    }

    private let state = Mutex(State())

    /// The sleeps of all clocks that have been told to end and have not ended yet.
    private static let waking = Atomic(0)
    /// Whether a sleep is about to end, on any clock of the process.
    static var isWaking: Bool { waking.load(ordering: .relaxed) > 0 }

    /// A clock that shows zero.
    ///
    /// - Complexity: O(1).
    public init() {}

    /// The moment that the clock shows. It changes only when a test moves the clock.
    public var now: Instant { state.withLock { $0.now } }
    /// One nanosecond: the clock rounds nothing.
    public var minimumResolution: Duration { .nanoseconds(1) }

    /// How many sleeps have not ended yet.
    public var sleeperCount: Int { state.withLock { $0.sleepers.count } }

    /// The time until the next sleep ends, or `nil` while nobody sleeps.
    public var timeToNextWake: Duration? {
        state.withLock { state in state.sleepers.first.map { state.now.duration(to: $0.deadline) } }
    }

    /// Waits until the clock has been moved to `deadline`.
    ///
    /// - Throws: `CancellationError` as soon as the task is cancelled.
    /// - Complexity: O(*n*) in the number of sleeps that have not ended.
    public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
        try await wait(until: deadline)
    }

    /// The closure below is isolated to the actor of the caller because it captures it. Otherwise each sleep leaves that actor and
    /// comes back, and sleeps that begin one after the other get into another order.
    private func wait(until deadline: Instant, isolation: isolated (any Actor)? = #isolation) async throws {
        try Task.checkCancellation()
        let number = state.withLock { state in
            state.lastNumber += 1
            return state.lastNumber
        }
        defer {
            // A cancellation that came when the sleep had ended has left its number behind.
            state.withLock { state in _ = state.cancelled.remove(number) }
            if state.withLock({ $0.woken.remove(number) }) != nil { Self.waking.subtract(1, ordering: .relaxed) }
        }
        try await withTaskCancellationHandler {
            _ = isolation
            try await withCheckedThrowingContinuation { continuation in
                let immediately: Result<Void, any Error>? = state.withLock { state in
                    if state.cancelled.remove(number) != nil { return .failure(CancellationError()) }
                    if deadline <= state.now { return .success(()) }
                    let sleeper = Sleeper(number: number, deadline: deadline, continuation: continuation)
                    let index = state.sleepers.firstIndex { deadline < $0.deadline } ?? state.sleepers.endIndex
                    state.sleepers.insert(sleeper, at: index)
                    return nil
                }
                if let immediately { continuation.resume(with: immediately) }
            }
        } onCancel: {
            let sleeper: Sleeper? = state.withLock { state in
                guard let index = state.sleepers.firstIndex(where: { $0.number == number }) else {
                    state.cancelled.insert(number)
                    return nil
                }
                return state.wake(at: index)
            }
            sleeper?.continuation.resume(throwing: CancellationError())
        }
    }

    /// Waits for as long as `duration` on this clock.
    ///
    /// Sleeps of one length end in the order in which they began. The method that every clock has leaves the isolation of the caller
    /// first, so on the main actor of a device it gives no such order.
    ///
    /// - Throws: `CancellationError` as soon as the task is cancelled.
    /// - Complexity: O(*n*) in the number of sleeps that have not ended.
    public func sleep(for duration: Duration, tolerance: Duration? = nil) async throws {
        try await sleep(until: now.advanced(by: duration), tolerance: tolerance)
    }

    /// Lets time pass. Sleeps end in the order of their deadlines, and after each the session of the calling code comes
    /// to rest (``settle()``) before time goes on.
    ///
    /// - Parameter duration: not negative; a negative one lets no time pass.
    /// - Complexity: O(*m* *n*) for *m* sleeps that end and *n* that wait, and what the session does meanwhile.
    public func advance(by duration: Duration) async {
        await advance(to: now.advanced(by: duration))
    }

    /// Lets time pass until the clock shows `instant`.
    ///
    /// - Complexity: O(*m* *n*) for *m* sleeps that end and *n* that wait, and what the session does meanwhile.
    public func advance(to instant: Instant) async {
        await advance(to: instant) { await settle() }
    }

    /// Lets time pass. Calls `rest` after every sleep that ends.
    func advance(to instant: Instant, rest: () async -> Void) async {
        await rest()
        while wakeNext(until: instant) { await rest() }
        state.withLock { $0.now = max($0.now, instant) }
    }

    /// Lets time pass until nobody sleeps any more.
    ///
    /// - Parameter limit: the time after which to give up, for work that goes to sleep again and again.
    /// - Returns: whether nobody sleeps.
    /// - Complexity: O(*m* *n*) for *m* sleeps that end and *n* that wait, and what the session does meanwhile.
    @discardableResult
    public func run(limit: Duration = .seconds(86_400)) async -> Bool {
        let end = now.advanced(by: limit)
        await settle()
        while wakeNext(until: end) { await settle() }
        return sleeperCount == 0
    }

    /// Ends the earliest sleep if its deadline is not after `limit`.
    func wakeNext(until limit: Instant) -> Bool {
        let sleeper: Sleeper? = state.withLock { state in
            guard let first = state.sleepers.first, first.deadline <= limit else { return nil }
            state.now = max(state.now, first.deadline)
            return state.wake(at: 0)
        }
        sleeper?.continuation.resume()
        return sleeper != nil
    }
}
