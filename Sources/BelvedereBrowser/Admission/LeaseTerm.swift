internal import Synchronization

/// The clock and the end of an ``AdmissionLease``. Sessions keep a reference to this object and not to the lease itself. So the lease ends
/// when the app releases it.
final class LeaseTerm: Sendable {
    private struct State {
        /// The time of the last use, counted from the start of the lease.
        var lastUse = Duration.zero
        var hasEnded = false
        var observers: [ObjectIdentifier: @Sendable () -> Void] = [:]
        /// The task that ends the lease when its time is over. It runs only while a session observes the lease.
        var timer: Task<Void, Never>?
    }

    /// Whether this lease never ends. Many unrelated people share an unlimited lease.
    var isUnlimited: Bool { total == nil && idle == nil }

    private let total: Duration?
    private let idle: Duration?
    private let elapsed: @Sendable () -> Duration
    private let sleep: @Sendable (Duration) async throws -> Void
    private let state = Mutex(State())

    init(for total: Duration?, idle: Duration?, unused: Duration = .zero, clock: some Clock<Duration>) {
        self.total = total
        self.idle = idle
        let start = clock.now
        elapsed = { start.duration(to: clock.now) }
        sleep = { try await clock.sleep(until: start.advanced(by: $0), tolerance: nil) }
        state.withLock { $0.lastUse = .zero - unused }
    }

    /// Whether the lease has ended. The result is exact, even if the timer fires a little later.
    var hasEnded: Bool { state.withLock { isOver($0) } }

    var remaining: Duration? {
        state.withLock { state in
            guard let total else { return nil }
            return isOver(state) ? .zero : total - elapsed()
        }
    }

    /// The time since the last use, or since the start of a lease without an idle limit.
    var unused: Duration { state.withLock { elapsed() - $0.lastUse } }

    /// Records that the person has done something, which extends a lease with an idle limit.
    ///
    /// - Returns: whether the lease still admits them.
    @discardableResult
    func use() -> Bool {
        state.withLock { state in
            if isOver(state) { return false }
            if idle != nil { state.lastUse = elapsed() }
            return true
        }
    }

    func end() {
        if isUnlimited { return }
        let (observers, timer) = state.withLock { state in
            state.hasEnded = true
            defer { (state.observers, state.timer) = ([:], nil) }
            return (state.observers.values, state.timer)
        }
        timer?.cancel()
        for observer in observers { observer() }
    }

    /// Calls a closure when the lease ends, or at once if it has already ended.
    func observe(for owner: AnyObject, _ observer: @escaping @Sendable () -> Void) {
        let hasBeen = state.withLock { state in
            if isOver(state) { return true }
            state.observers[ObjectIdentifier(owner)] = observer
            if state.timer == nil, deadline(of: state) != nil { state.timer = makeTimer() }
            return false
        }
        if hasBeen { observer() }
    }

    func stopObserving(for owner: AnyObject) {
        state.withLock { state in
            state.observers[ObjectIdentifier(owner)] = nil
            guard state.observers.isEmpty else { return }
            state.timer?.cancel()
            state.timer = nil
        }
    }

    private func deadline(of state: State) -> Duration? {
        guard let idle else { return total }
        let idleEnd = state.lastUse + idle
        return total.map { min($0, idleEnd) } ?? idleEnd
    }

    private func isOver(_ state: State) -> Bool {
        state.hasEnded || deadline(of: state).map { $0 <= elapsed() } ?? false
    }

    /// Starts a task that ends the lease when its time is over. Each use postpones the end, so the task checks the time again when it
    /// wakes.
    private func makeTimer() -> Task<Void, Never> {
        Task { [weak self, sleep] in
            while let deadline = self?.nextDeadline {
                guard (try? await sleep(deadline)) != nil else { return }
                self?.endIfOver()
            }
        }
    }

    private var nextDeadline: Duration? { state.withLock { $0.hasEnded ? nil : deadline(of: $0) } }

    private func endIfOver() {
        if hasEnded { end() }
    }
}
