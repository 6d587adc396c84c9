internal import BelvedereCore
internal import Synchronization

/// A clock that moves only when a test moves it. So a test of code that waits two seconds takes no real time.
///
/// Pass the clock to the code that waits, then let time pass:
///
/// ```swift
/// let clock = TestClock()
/// let presenter = DoggyPresenter(service: DelayedDoggyService(clock: clock))
/// presenter.attachView(view)
/// await clock.advance(by: .seconds(2))
/// ```
///
/// ``advance(by:)`` stops at the end of each sleep and lets the session run the work that was sleeping. So three waits of one
/// second each, one after the other, end within one `advance(by: .seconds(3))`, in order.
///
/// `withApp` gives such a clock to the session of an app and moves it with `wait(for:)`.
nonisolated public final class TestClock: Clock, Sendable {
    /// A moment, as the time since the clock was created.
    nonisolated public struct Instant: InstantProtocol, CustomStringConvertible {
        /// The time from the creation of the clock to this moment.
        public let offset: Duration

        /// Creates the moment that is `offset` after the creation of the clock.
        package init(offset: Duration) {
            self.offset = offset
        }

        /// The moment that is `duration` after this one.
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
        /// The sleeps that have not ended, sorted by deadline. Sleeps with the same deadline are in the order in which they began.
        /// They end in this order.
        var sleepers: [Sleeper] = []
        /// The numbers of the sleeps that were cancelled after their number was chosen, but before they were added to `sleepers`.
        var cancelled: Set<Int> = []
        /// The numbers of the sleeps that were resumed and whose calls have not returned yet.
        var woken: Set<Int> = []

        mutating func wake(at index: Int) -> Sleeper {
            let sleeper = sleepers.remove(at: index)
            woken.insert(sleeper.number)
            TestClock.waking.add(1, ordering: .relaxed)
            return sleeper
        }
    }

    private let state = Mutex(State())

    /// The number of sleeps, of all clocks of the process, that were resumed and whose calls have not returned yet.
    private static let waking = Atomic(0)
    /// Whether the call of a sleep is about to return, on any clock of the process.
    static var isWaking: Bool { waking.load(ordering: .relaxed) > 0 }

    /// Creates a clock that shows zero.
    ///
    /// - Complexity: O(1).
    public init() {}

    /// The moment that the clock shows. It changes only when a test moves the clock.
    public var now: Instant { state.withLock { $0.now } }
    /// One nanosecond. The clock does not round times.
    public var minimumResolution: Duration { .nanoseconds(1) }

    /// The number of sleeps that have not ended yet.
    public var sleeperCount: Int { state.withLock { $0.sleepers.count } }

    /// The time until the next sleep ends, or `nil` if there is no sleep.
    public var timeToNextWake: Duration? {
        state.withLock { state in state.sleepers.first.map { state.now.duration(to: $0.deadline) } }
    }

    /// Waits until the clock reaches `deadline`.
    ///
    /// - Throws: `CancellationError` as soon as the task is cancelled.
    /// - Complexity: O(*n*) in the number of sleeps that have not ended.
    public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
        try await wait(until: deadline)
    }

    /// Suspends until the clock reaches `deadline`. The closure below captures the actor of the caller, so it is isolated to this
    /// actor. Otherwise, each sleep would leave the actor and come back, and sleeps that begin one after the other could change
    /// their order.
    private func wait(until deadline: Instant, isolation: isolated (any Actor)? = #isolation) async throws {
        try Task.checkCancellation()
        let number = state.withLock { state in
            state.lastNumber += 1
            return state.lastNumber
        }
        defer {
            // If the sleep was cancelled after its end, `cancelled` still contains its number. Remove it.
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

    /// Waits for `duration` on this clock.
    ///
    /// Sleeps of equal length end in the order in which they began. The default method of `Clock` leaves the isolation of the
    /// caller first, so it does not keep this order on the main actor of a device.
    ///
    /// - Throws: `CancellationError` as soon as the task is cancelled.
    /// - Complexity: O(*n*) in the number of sleeps that have not ended.
    public func sleep(for duration: Duration, tolerance: Duration? = nil) async throws {
        try await sleep(until: now.advanced(by: duration), tolerance: tolerance)
    }

    /// Lets time pass. Sleeps end in the order of their deadlines. After the end of each sleep, the session of the calling code
    /// runs until it is at rest (``settle()``), before time moves again.
    ///
    /// - Parameter duration: the time to pass; a negative one lets no time pass.
    /// - Complexity: O(*m* *n*) for *m* sleeps that end and *n* sleeps that wait, plus the work of the session in this time.
    public func advance(by duration: Duration) async {
        await advance(to: now.advanced(by: duration))
    }

    /// Lets time pass until the clock shows `instant`.
    ///
    /// - Complexity: O(*m* *n*) for *m* sleeps that end and *n* sleeps that wait, plus the work of the session in this time.
    public func advance(to instant: Instant) async {
        await advance(to: instant) { await settle() }
    }

    /// Lets time pass until the clock shows `instant`. After the end of each sleep, calls `rest`, which waits until the session is at rest.
    func advance(to instant: Instant, rest: () async -> Void) async {
        await rest()
        while wakeNext(until: instant) { await rest() }
        state.withLock { $0.now = max($0.now, instant) }
    }

    /// Lets time pass until no sleep is left.
    ///
    /// - Parameter limit: the longest time to pass, because some work sleeps again and again.
    /// - Returns: whether no sleep is left.
    /// - Complexity: O(*m* *n*) for *m* sleeps that end and *n* sleeps that wait, plus the work of the session in this time.
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
