internal import CoreMetrics
internal import Synchronization

/// The sessions of a host. It decides whether a session may be opened or resumed, and when a waiting session ends.
final class SessionRegistry: Sendable {
    /// The reason why a session was not opened.
    enum Refusal: Error {
        case full
        case tooManyFromAddress
        case shuttingDown

        var reason: BrowserMetrics.Refusal {
            switch self {
            case .full: .full
            case .tooManyFromAddress: .address
            case .shuttingDown: .ending
            }
        }
    }

    private struct State {
        var sessions: [String: BrowserSession] = [:]
        var perAddress: [String: Int] = [:]
        var held = HeldSessions()
        /// The task that ends waiting sessions when their time is over. It runs while any session waits.
        var expiry: Task<Void, Never>?
        var isShuttingDown = false
        var endings = 0

        /// Removes a session.
        mutating func remove(_ identifier: String) -> BrowserSession? {
            guard let session = sessions.removeValue(forKey: identifier) else { return nil }
            held.remove(identifier)
            let address = session.visitor.address
            perAddress[address] = perAddress[address].flatMap { $0 > 1 ? $0 - 1 : nil }
            return session
        }
    }

    private let options: BrowserOptions
    private let metrics: BrowserMetrics
    private let state = Mutex(State())
    /// Returns the time since the registry was made, measured by the clock of the options.
    private let elapsed: @Sendable () -> Duration
    /// Waits until this time since the registry was made.
    private let sleep: @Sendable (_ end: Duration) async throws -> Void

    init(options: BrowserOptions, metrics: BrowserMetrics) {
        self.options = options
        self.metrics = metrics
        (elapsed, sleep) = Self.timing(by: options.clock)
    }

    private static func timing<C: Clock<Duration>>(
        by clock: C
    ) -> (elapsed: @Sendable () -> Duration, sleep: @Sendable (Duration) async throws -> Void) {
        let start = clock.now
        return ({ start.duration(to: clock.now) }, { try await clock.sleep(until: start.advanced(by: $0), tolerance: nil) })
    }

    /// The number of open sessions, including those that wait for their page.
    var count: Int { state.withLock { $0.sessions.count } }
    var isShuttingDown: Bool { state.withLock { $0.isShuttingDown } }
    /// Whether there are as many sessions as allowed, and none of them waits for its page. A new session is refused then.
    var isFull: Bool { state.withLock { $0.sessions.count >= options.maximumSessions && $0.held.count == 0 } }
    /// The number of sessions that wait for their page.
    var heldCount: Int { state.withLock { $0.held.count } }
    /// The number of steps so far to find waiting sessions. Only tests read it, to measure the cost.
    var heldSteps: Int { state.withLock { $0.held.steps } }

    /// Adds a new session. If there are too many sessions, it ends one that waits for its page. Throws an error if no session waits.
    func add(_ session: BrowserSession) async throws {
        let address = session.visitor.address
        let evicted: [BrowserSession]
        do {
            evicted = try makeRoom(for: session, at: address)
        } catch {
            metrics.countRefusal(error.reason)
            throw error
        }
        metrics.openedSessions.increment()
        // Do not wait until the old sessions have ended.
        if !evicted.isEmpty { Task { await close(evicted) } }
    }

    /// Adds a session, and removes others from the registry if there are too many.
    ///
    /// - Returns: the removed sessions, which the caller must close.
    private func makeRoom(for session: BrowserSession, at address: String) throws(Refusal) -> [BrowserSession] {
        try state.withLock { state throws(Refusal) in
            if state.isShuttingDown { throw Refusal.shuttingDown }
            var evicted: [BrowserSession] = []
            if state.perAddress[address, default: 0] >= options.maximumSessionsPerAddress {
                guard let old = state.held.first(of: address).flatMap({ state.remove($0) }) else { throw Refusal.tooManyFromAddress }
                evicted.append(old)
            }
            if state.sessions.count >= options.maximumSessions {
                guard let old = state.held.firstOfMost().flatMap({ state.remove($0) }) else { throw Refusal.full }
                evicted.append(old)
            }
            state.sessions[session.identifier] = session
            state.perAddress[address, default: 0] += 1
            return evicted
        }
    }

    /// The number of calls of ``BrowserHost/endSessions(where:)``. If it changes while the closure `admit` decides about a visitor, the
    /// host calls the closure again.
    var endings: Int { state.withLock { $0.endings } }

    /// Returns the session with this identifier, if it belongs to this browser and shows the app at this path.
    func session(named identifier: String, of visitor: Visitor, path: String) -> BrowserSession? {
        state.withLock { state in
            guard let session = state.sessions[identifier], session.visitor.cookie == visitor.cookie else { return nil }
            return session.hosted.path == path ? session : nil
        }
    }

    /// Ends sessions for ``BrowserHost/endSessions(where:)``, so that their pages cannot continue them.
    ///
    /// - Returns: the number of ended sessions.
    func end(where isEnded: (HostedSession) -> Bool) async -> Int {
        let sessions = state.withLock { state in
            state.endings += 1
            let ended = state.sessions.values.filter { isEnded($0.hosted) }.compactMap { state.remove($0.identifier) }
            // From now on, ignore the events of these sessions that have not been handled.
            for session in ended { session.entitlement.revoke() }
            return ended
        }
        await close(sessions, isDismissed: true)
        return sessions.count
    }

    /// Ends all sessions, so that their pages open new ones at once. A page stays at its address and restores the entries of its person.
    func renewAll() async {
        let sessions = state.withLock { state in state.sessions.keys.compactMap { state.remove($0) } }
        await close(sessions)
    }

    /// Ends a session because its person may no longer use it. Its page cannot continue it.
    func dismiss(_ session: BrowserSession) async {
        session.entitlement.revoke()
        if let session = state.withLock({ $0.remove(session.identifier) }) { await close([session], isDismissed: true) }
    }

    /// Returns the session with this identifier, if it belongs to this browser. The session no longer waits for its page.
    func claim(_ identifier: String, for visitor: Visitor) -> BrowserSession? {
        state.withLock { state in
            guard let session = state.sessions[identifier], session.visitor.cookie == visitor.cookie else { return nil }
            state.held.remove(identifier)
            session.account.expectPage()
            return session
        }
    }

    /// Stores a session whose connection was cut, for the time in the options. In this time its page can connect again.
    func hold(_ session: BrowserSession, bytes: Int) async {
        let identifier = session.identifier
        let end = elapsed() + options.hold
        let evicted: [BrowserSession] = state.withLock { state in
            if state.sessions[identifier] == nil { return [] }
            if state.isShuttingDown { return state.remove(identifier).map { [$0] } ?? [] }
            state.held.append(identifier, from: session.visitor.address, bytes: bytes, until: end)
            if state.expiry == nil { state.expiry = Task { [weak self] in await self?.endExpired() } }
            return evictSuperfluous(of: &state)
        }
        await close(evicted)
    }

    /// Removes waiting sessions until their number and their stored bytes are within the limits.
    private func evictSuperfluous(of state: inout State) -> [BrowserSession] {
        var evicted: [BrowserSession] = []
        while true {
            let old: String?
            if state.held.bytes > options.maximumHeldBytes {
                old = state.held.firstOfMostBytes()
            } else if state.held.count > options.maximumHeldSessions ?? options.maximumSessions {
                old = state.held.firstOfMost()
            } else {
                return evicted
            }
            guard let session = old.flatMap({ state.remove($0) }) else { return evicted }
            evicted.append(session)
        }
    }

    /// Ends waiting sessions when their time is over, until none is left.
    private func endExpired() async {
        while true {
            let now = elapsed()
            let (expired, nextEnd): ([BrowserSession], Duration?) = state.withLock { state in
                var expired: [BrowserSession] = []
                while let next = state.held.next() {
                    if next.end > now { return (expired, next.end) }
                    guard let session = state.remove(next.identifier) else { break }
                    expired.append(session)
                }
                state.expiry = nil
                return (expired, nil)
            }
            // Do not wait until these sessions have ended, because the time of the next ones may be over already.
            if !expired.isEmpty { Task { await close(expired) } }
            // Wait until a moment and not for a duration, because the clock may have moved since `now` was read.
            guard let nextEnd, (try? await sleep(nextEnd)) != nil else { return }
        }
    }

    /// Records that a waiting session has a page again.
    func unhold(_ session: BrowserSession) {
        state.withLock { $0.held.remove(session.identifier) }
    }

    /// Ends a session, so that its page cannot continue it.
    func remove(_ session: BrowserSession) async {
        if let session = state.withLock({ $0.remove(session.identifier) }) { await close([session]) }
    }

    /// The number of sessions that are closed at the same time when the process ends.
    private static let closedSideBySide = 8

    /// Ends all sessions and opens no more. The process ends after ``BrowserOptions/shutdownTimeout`` even if some sessions are still open.
    func shutDown() async {
        let sessions = state.withLock { state in
            state.isShuttingDown = true
            state.expiry?.cancel()
            return state.sessions.keys.compactMap { state.remove($0) }
        }
        // Close several sessions at the same time, so that a busy one delays only a few. Closing all at the same time would use all
        // threads. Then no thread would be left for the tasks that end the process after the time limit.
        let end = ContinuousClock.now + options.shutdownTimeout
        await withTaskGroup(of: Void.self) { group in
            for (index, session) in sessions.enumerated() where ContinuousClock.now < end {
                if index >= Self.closedSideBySide { await group.next() }
                group.addTask { await self.close([session]) }
            }
        }
    }

    private func close(_ sessions: [BrowserSession], isDismissed: Bool = false) async {
        // Close these sessions at the same time, so that a session that is busy with work does not delay the others.
        await withDiscardingTaskGroup { group in
            for session in sessions {
                metrics.closedSessions.increment()
                group.addTask { await session.close(isDismissed: isDismissed) }
            }
        }
        metrics.liveSessions.set(Int64(count))
    }
}
