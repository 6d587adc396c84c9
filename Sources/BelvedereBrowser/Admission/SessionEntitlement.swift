internal import Synchronization

/// Whether a session may still be used. Any thread can read this state, even while the session runs. When the right to use a session ends,
/// the session is closed a little later. Until then the host reads this state and ignores the session's events.
final class SessionEntitlement: Sendable {
    private struct State {
        var isRevoked = false
        var term: LeaseTerm?
    }

    private let state = Mutex(State())

    /// Whether the host ignores everything that the page sends from now on.
    var hasEnded: Bool {
        let (isRevoked, term) = state.withLock { ($0.isRevoked, $0.term) }
        return isRevoked || term?.hasEnded == true
    }

    /// Records that the person has done something, which extends their lease.
    func use() { state.withLock { $0.term }?.use() }

    /// Ends the right to use the session at once, even if the lease has not ended.
    func revoke() {
        let term = state.withLock { state in
            state.isRevoked = true
            defer { state.term = nil }
            return state.term
        }
        term?.stopObserving(for: self)
    }

    /// Lets this lease decide when the right to use the session ends. It replaces an earlier lease.
    ///
    /// - Parameter end: called when the lease ends, or at once if it has already ended.
    func bind(to term: LeaseTerm, _ end: @escaping @Sendable () -> Void) {
        let (former, isRevoked) = state.withLock { state in
            if state.isRevoked { return (nil as LeaseTerm?, true) }
            // All sessions without a login share one unlimited term. Do not store it, so that these sessions need not lock it for each
            // event.
            defer { state.term = term.isUnlimited ? nil : term }
            return (state.term, false)
        }
        if isRevoked || former === term { return }
        former?.stopObserving(for: self)
        if term.isUnlimited { return }
        term.observe(for: self, end)
        // Another thread may have revoked the session since the lock above was released.
        if state.withLock({ $0.isRevoked }) { term.stopObserving(for: self) }
    }
}
