internal import NIOCore
internal import Synchronization

/// Measures the processor time of a session's turns, or of all sessions of a network address. A turn is the work for the events that arrive
/// together.
///
/// The first millisecond of a turn does not count, because ``FrameBudget`` limits the number of turns. Further time counts for the session
/// and for its address. The account belongs to the session and not to its connection, so a page gains no time by connecting again.
final class TurnAccount: Sendable {
    /// The group of threads on which the next turn of a session runs.
    enum Lane: Int, CaseIterable {
        /// For sessions whose turns have been short for a while.
        case quick
        /// For sessions that have had too few turns to know whether they are short.
        case unproven
        /// For sessions with a long turn a moment ago. A new session does not wait for the turns of these sessions.
        case moderate
        /// For sessions whose turns have lately used too much processor time.
        case costly
        /// For sessions whose page has disconnected, so that nobody waits for their turns.
        case unattended
    }

    private struct State {
        /// The processor time that a session may still use before its turns run on the threads for costly sessions.
        var share: TimeAllowance
        /// The processor time that a session may still use before its events have to wait.
        var time: TimeAllowance
        var placement = TurnPlacement()
        /// The number of connections of the session's page: none, one, or two while the page connects again.
        var connections = 0
        var isUnattended = false
    }

    /// The longest time for which one event has to wait. No session is ended because of its processor time.
    static let longestWait = Duration.seconds(2)
    /// The longest time for which used processor time has an effect. A session without long turns in this time is like a new one.
    static let longestMemory = Duration.seconds(30)
    /// An address may use this many times the processor time of a single session.
    static let sessionsPerAddress = 4

    /// The network address of the sessions. Only a limited number of turns of one address run at the same time.
    let address: String
    private let parent: TurnAccount?
    private let meter: TurnMeter
    private let state: Mutex<State>

    /// Makes an account for a network address. With a `parent`, it makes an account for one session at the address of this parent.
    init(of address: String, in parent: TurnAccount? = nil, options: BrowserOptions, meter: TurnMeter) {
        self.address = address
        self.parent = parent
        self.meter = meter
        let (now, count) = (meter.now(), parent == nil ? Self.sessionsPerAddress : 1)
        state = Mutex(
            State(
                share: TimeAllowance(
                    perSecond: .milliseconds(50) * count, burst: .milliseconds(20) * count, longestDebt: Self.longestMemory, now: now
                ),
                time: TimeAllowance(
                    perSecond: options.turnTimePerSecond * count, burst: options.turnTimeBurst * count, longestDebt: Self.longestMemory,
                    now: now
                )
            ))
    }

    /// Runs work of the session on the calling thread, and counts its processor time.
    func charging(_ work: () -> Void) {
        let start = meter.processorTime()
        work()
        charge(meter.processorTime() - start)
    }

    /// Counts the processor time of finished work.
    func charge(_ work: Duration) {
        let excess = work - TurnPlacement.limit
        if excess <= .zero { return }
        let now = meter.now()
        state.withLock { state in
            state.share.spend(excess, at: now)
            state.time.spend(excess, at: now)
        }
        parent?.charge(work)
    }

    /// Records the duration of a turn. It decides whether the next turns run on the event loop.
    func noteTurn(of duration: Duration) { state.withLock { $0.placement.hasRun(for: duration) } }

    /// Returns whether the next turn may run on the event loop of its socket. There it blocks all other sockets of this loop, so the turns
    /// of the session must have been short. Call it once for each turn.
    func mayRunOnLoop() -> Bool {
        let (isProven, isCostly) = state.withLock { state in
            (state.placement.mayRunOnLoop(), state.share.debt(at: meter.now()) > .zero)
        }
        return isProven && !isCostly && parent?.isCostly != true
    }

    private var isCostly: Bool { state.withLock { $0.share.debt(at: meter.now()) > .zero } }

    /// Records that a page has connected to the session.
    func connect() {
        state.withLock { state in
            state.connections += 1
            state.isUnattended = false
        }
    }

    /// Records that a connection of the page has ended.
    func disconnect() {
        state.withLock { state in
            state.connections -= 1
            state.isUnattended = state.connections == 0
        }
    }

    /// Records that the page of the session asks for it again. From now on a person waits for its turns.
    func expectPage() { state.withLock { $0.isUnattended = false } }

    /// The group of threads for the next turn, if the turn does not run on the event loop.
    var lane: Lane {
        state.withLock { state in
            let now = meter.now()
            if state.share.debt(at: now) > .zero { return .costly }
            if state.isUnattended { return .unattended }
            if !state.share.isFull(at: now) { return .moderate }
            return state.placement.isProven ? .quick : .unproven
        }
    }

    /// The time that the next event has to wait.
    var wait: Duration {
        let own = state.withLock { $0.time.debt(at: meter.now()) }
        return min(max(own, parent?.wait ?? .zero), Self.longestWait)
    }

    /// Whether the account is like a new one, because all used time is long ago. It can be removed then.
    var isUntouched: Bool {
        state.withLock { state in
            let now = meter.now()
            return state.share.isFull(at: now) && state.time.isFull(at: now)
        }
    }

    /// The processor time that the calling thread has used.
    var processorTime: Duration { meter.processorTime() }
}

/// Decides where the turns of a session run: on the event loop of its socket, or on the threads of ``TurnScheduler``, the pool.
///
/// On the event loop a response is sent without a change of thread. But a long turn there delays all sessions of that loop. So a session
/// must first have some turns on the pool. If a turn on the loop was too long, the next turns of its session run on the pool. Each time
/// this happens, their number doubles.
struct TurnPlacement {
    /// The longest allowed turn on an event loop, the thread that serves many sockets. Events that are left after this time are handled on
    /// the pool.
    static let limit = Duration.milliseconds(1)
    static let shortestAbsence = 16
    static let longestAbsence = 4096
    /// After this number of short turns in a row, the number of turns that must run on the pool after the next long turn is halved.
    static let redemption = 256

    private var absence = shortestAbsence
    private var turnsAway = shortestAbsence
    private var shortTurns = 0

    /// Whether the session has had enough turns on the pool, so that its turns may run on the event loop.
    var isProven: Bool { turnsAway == 0 }

    /// Returns whether the next turn may run on the event loop. Call it once for each turn.
    mutating func mayRunOnLoop() -> Bool {
        if turnsAway == 0 { return true }
        turnsAway -= 1
        return false
    }

    /// Records the duration of a turn. Call it for each turn on the event loop, and for each turn on the pool that is too long for the
    /// event loop.
    mutating func hasRun(for duration: Duration) {
        if duration > Self.limit {
            turnsAway = absence
            absence = min(absence * 2, Self.longestAbsence)
            shortTurns = 0
            return
        }
        shortTurns += 1
        if shortTurns == Self.redemption {
            shortTurns = 0
            absence = max(absence / 2, Self.shortestAbsence)
        }
    }
}

/// Limits processor time with a token bucket: the passing of time fills the bucket, and work takes time out of it.
struct TimeAllowance: Sendable {
    /// The number of seconds of work that each second adds to the bucket.
    private let rate: Double
    private let burst: Double
    private let largestDebt: Double
    private var level: Double
    private var last: Duration

    /// - Parameter longestDebt: the time after which earlier work has no effect any more.
    init(perSecond: Duration, burst: Duration, longestDebt: Duration, now: Duration) {
        rate = max(perSecond / .seconds(1), 0.001)
        largestDebt = longestDebt / .seconds(1) * rate
        self.burst = max(burst / .seconds(1), 0.001)
        level = self.burst
        last = now
    }

    /// Takes the processor time of finished work out of the bucket. The level can become negative.
    mutating func spend(_ work: Duration, at now: Duration) {
        fill(at: now)
        level = max(level - work / .seconds(1), -largestDebt)
    }

    /// Returns the time until the level of the bucket is no longer negative.
    mutating func debt(at now: Duration) -> Duration {
        fill(at: now)
        return level >= 0 ? .zero : .seconds(-level / rate)
    }

    /// Returns whether the bucket is full, as for a session that has used nothing for a while.
    mutating func isFull(at now: Duration) -> Bool {
        fill(at: now)
        return level >= burst
    }

    private mutating func fill(at now: Duration) {
        level = min(burst, level + max(0, (now - last) / .seconds(1)) * rate)
        last = now
    }
}

/// Limits the frames that a page may send with a token bucket: the passing of time fills the bucket, and each frame takes one token out of
/// it.
struct FrameBudget {
    private let perSecond: Double
    private let burst: Double
    private var level: Double
    private var last: NIODeadline

    init(perSecond: Int, burst: Int, now: NIODeadline) {
        self.perSecond = Double(max(1, perSecond))
        self.burst = Double(max(1, burst))
        level = self.burst
        last = now
    }

    /// Makes the limit that the options set for a page and all its connections.
    init(options: BrowserOptions) {
        self.init(perSecond: options.framesPerSecond, burst: options.frameBurst, now: .distantPast)
    }

    /// Counts one frame.
    ///
    /// - Parameter now: the time of the event loop, which tests move.
    /// - Returns: the time to wait before the next frame is read. It is zero while the bucket is not empty.
    mutating func spend(at now: NIODeadline) -> TimeAmount {
        let seconds = Double((now - last).nanoseconds) * 1e-9
        last = now
        level = min(burst, level + max(0, seconds) * perSecond) - 1
        return level >= 0 ? .zero : .nanoseconds(Int64(-level / perSecond * 1e9))
    }
}
