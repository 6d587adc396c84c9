internal import CoreMetrics
internal import Synchronization

/// The sessions of a host: who may open one, who finds one again, and when one that nobody comes back to ends.
final class SessionRegistry: Sendable {
    /// Why a session was not opened.
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

    private struct Held {
        /// Grows with each session that is held, so that the smallest has waited longest.
        var order: Int
        var bytes: Int
        var expiry: Task<Void, Never>
    }

    private struct State {
        var sessions: [String: BrowserSession] = [:]
        var perAddress: [String: Int] = [:]
        var held: [String: Held] = [:]
        var heldBytes = 0
        var lastOrder = 0
        var isShuttingDown = false
        var endings = 0

        /// Forgets a session.
        mutating func remove(_ identifier: String) -> BrowserSession? {
            guard let session = sessions.removeValue(forKey: identifier) else { return nil }
            release(identifier)
            let address = session.visitor.address
            perAddress[address] = perAddress[address].flatMap { $0 > 1 ? $0 - 1 : nil }
            return session
        }

        /// A session is no longer waiting for its page.
        mutating func release(_ identifier: String) {
            guard let held = held.removeValue(forKey: identifier) else { return }
            heldBytes -= held.bytes
            held.expiry.cancel()
        }

        /// The session that has waited longest of the address that has most of something, so that nobody can drive out the
        /// sessions of others by holding many.
        func longestHeld(ofWhoeverHasMost amount: (Held) -> Int) -> String? {
            var amounts: [String: Int] = [:]
            for (identifier, held) in held {
                if let address = sessions[identifier]?.visitor.address { amounts[address, default: 0] += amount(held) }
            }
            return amounts.max { $0.value < $1.value }.flatMap { longestHeld(of: $0.key) }
        }

        /// The session that has waited longest, of one address or of all.
        func longestHeld(of address: String? = nil) -> String? {
            held.filter { address == nil || sessions[$0.key]?.visitor.address == address }
                .min { $0.value.order < $1.value.order }?.key
        }
    }

    private let options: BrowserOptions
    private let metrics: BrowserMetrics
    private let state = Mutex(State())

    init(options: BrowserOptions, metrics: BrowserMetrics) {
        self.options = options
        self.metrics = metrics
    }

    /// The number of sessions that live, held ones included.
    var count: Int { state.withLock { $0.sessions.count } }
    var isShuttingDown: Bool { state.withLock { $0.isShuttingDown } }
    /// Whether a new session could only be had in the place of one whose page is connected.
    var isFull: Bool { state.withLock { $0.sessions.count >= options.maximumSessions && $0.held.isEmpty } }
    /// The number of sessions that wait for their page to come back.
    var heldCount: Int { state.withLock { $0.held.count } }

    /// Takes a new session in. Sessions that wait for a page give way to one that has a page.
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
        // New sessions do not wait for those that end.
        if !evicted.isEmpty { Task { await close(evicted) } }
    }

    /// Adds a session.
    ///
    /// - Returns: the sessions that make room for it.
    private func makeRoom(for session: BrowserSession, at address: String) throws(Refusal) -> [BrowserSession] {
        try state.withLock { state throws(Refusal) in
            if state.isShuttingDown { throw Refusal.shuttingDown }
            var evicted: [BrowserSession] = []
            if state.perAddress[address, default: 0] >= options.maximumSessionsPerAddress {
                guard let old = state.longestHeld(of: address).flatMap({ state.remove($0) }) else { throw Refusal.tooManyFromAddress }
                evicted.append(old)
            }
            if state.sessions.count >= options.maximumSessions {
                guard let old = state.longestHeld().flatMap({ state.remove($0) }) else { throw Refusal.full }
                evicted.append(old)
            }
            state.sessions[session.identifier] = session
            state.perAddress[address, default: 0] += 1
            return evicted
        }
    }

    /// How often sessions have been ended from outside. A person who was admitted before that is asked about again.
    var endings: Int { state.withLock { $0.endings } }

    /// The session of this name, if it belongs to this browser and shows the app at this path.
    func session(named identifier: String, of visitor: Visitor, path: String) -> BrowserSession? {
        state.withLock { state in
            guard let session = state.sessions[identifier], session.visitor.cookie == visitor.cookie else { return nil }
            return session.hosted.path == path ? session : nil
        }
    }

    /// Ends sessions from outside, for good.
    ///
    /// - Returns: how many.
    func end(where isEnded: (HostedSession) -> Bool) async -> Int {
        let sessions = state.withLock { state in
            state.endings += 1
            return state.sessions.values.filter { isEnded($0.hosted) }.compactMap { state.remove($0.identifier) }
        }
        await close(sessions, isDismissed: true)
        return sessions.count
    }

    /// The session of this name, if it belongs to this browser. It is not held any more.
    func claim(_ identifier: String, for visitor: Visitor) -> BrowserSession? {
        state.withLock { state in
            guard let session = state.sessions[identifier], session.visitor.cookie == visitor.cookie else { return nil }
            state.release(identifier)
            return session
        }
    }

    /// Keeps a session whose connection was cut, for as long as the options say.
    func hold(_ session: BrowserSession, bytes: Int) async {
        let identifier = session.identifier
        let (clock, hold) = (options.clock, options.hold)
        let evicted: [BrowserSession] = state.withLock { state in
            if state.sessions[identifier] == nil { return [] }
            state.release(identifier)
            if state.isShuttingDown { return state.remove(identifier).map { [$0] } ?? [] }
            state.lastOrder += 1
            let expiry = Task { [weak self] in
                // A wait that was cancelled means that the page has come back.
                if (try? await clock.sleep(for: hold)) != nil { await self?.remove(session) }
            }
            state.held[identifier] = Held(order: state.lastOrder, bytes: bytes, expiry: expiry)
            state.heldBytes += bytes
            var evicted: [BrowserSession] = []
            while state.held.count > options.maximumHeldSessions || state.heldBytes > options.maximumHeldBytes {
                let amount: (Held) -> Int = state.heldBytes > options.maximumHeldBytes ? { $0.bytes } : { _ in 1 }
                guard let old = state.longestHeld(ofWhoeverHasMost: amount).flatMap({ state.remove($0) }) else { break }
                evicted.append(old)
            }
            return evicted
        }
        await close(evicted)
    }

    /// A session that was to be held has a page again after all.
    func unhold(_ session: BrowserSession) {
        state.withLock { $0.release(session.identifier) }
    }

    /// Ends a session for good.
    func remove(_ session: BrowserSession) async {
        if let session = state.withLock({ $0.remove(session.identifier) }) { await close([session]) }
    }

    /// Ends all sessions and opens no more.
    func shutDown() async {
        let sessions = state.withLock { state in
            state.isShuttingDown = true
            return state.sessions.keys.compactMap { state.remove($0) }
        }
        await close(sessions)
    }

    private func close(_ sessions: [BrowserSession], isDismissed: Bool = false) async {
        // Side by side, so that one which is busy holds up nobody.
        await withDiscardingTaskGroup { group in
            for session in sessions {
                metrics.closedSessions.increment()
                group.addTask { await session.close(isDismissed: isDismissed) }
            }
        }
        metrics.liveSessions.set(Int64(count))
    }
}
