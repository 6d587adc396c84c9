/// The time for which a person may use an app, usually as long as their login is valid.
///
/// When a lease ends, all sessions that were admitted with it end at once. Their pages load again, so the host calls `admit` for them
/// again. The host ignores the events of these sessions that it has not handled yet.
///
/// A lease ends when its time is over, when it has not been used for too long, when you call ``end()``, and when you release it. So keep
/// the lease in the store of logins: when the store removes a login, the pages of that login end too.
///
/// ```swift
/// final class Login: Sendable {
///     let name: String
///     let lease = AdmissionLease(for: .seconds(12 * 3600), idle: .seconds(2 * 3600))
///     init(name: String) { self.name = name }
/// }
///
/// func admit(_ login: Login?) -> Admission {
///     guard let login else { return .redirect(to: "/login") }
///     return .allow(SessionValues(), for: login.lease)
/// }
/// ```
///
/// Loading a page uses the lease, and so does each event of an open page. A page that returns after its connection was cut does not use it.
public final class AdmissionLease: Sendable {
    let term: LeaseTerm

    /// A lease that never ends. Use it for people who do not log in, or behind a proxy that keeps the logins itself.
    public static let unlimited = AdmissionLease(term: LeaseTerm(for: nil, idle: nil, clock: ContinuousClock()))

    /// Starts a lease.
    ///
    /// - Parameters:
    ///   - duration: the time from now until the lease ends, used or not.
    ///   - idle: the time without use after which the lease ends earlier; `nil` for no such limit.
    ///   - clock: the clock that measures the time. Tests use a clock that they move by hand. The default clock does not depend on the date
    ///     of the machine. So a person gains no time if someone sets the date back.
    public init(for duration: Duration, idle: Duration? = nil, clock: any Clock<Duration> = ContinuousClock()) {
        term = LeaseTerm(for: duration, idle: idle, clock: clock)
    }

    /// Starts a lease for a login that began before a restart of the server.
    ///
    /// - Parameter unused: the time since the last use.
    package init(for duration: Duration, idle: Duration, unused: Duration, clock: any Clock<Duration>) {
        term = LeaseTerm(for: duration, idle: idle, unused: unused, clock: clock)
    }

    private init(term: LeaseTerm) {
        self.term = term
    }

    deinit { term.end() }

    /// Whether the lease has ended. It admits nobody then.
    public var hasEnded: Bool { term.hasEnded }

    /// The longest time until the lease ends. It is zero after the end, and `nil` if the lease never ends by itself.
    public var remaining: Duration? { term.remaining }

    /// The time since the last use of a lease with an idle limit.
    package var unused: Duration { term.unused }

    /// Ends the lease and the sessions that were admitted with it. ``unlimited`` cannot be ended.
    ///
    /// - Complexity: O(*n*) in the number of these sessions.
    public func end() { term.end() }
}
