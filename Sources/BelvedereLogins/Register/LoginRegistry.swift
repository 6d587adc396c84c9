internal import BelvedereBrowser
import Synchronization

/// The logins that have not ended, and the cookies that prove them.
///
/// A cookie consists of the identifier of the login and its secret. The registry finds the login by the identifier and compares the secret
/// in constant time. The registry is only in memory: after a restart, people must log in again.
///
/// Each login has a lease, with which the host (the server that shows the app) lets the login's pages use the app. When a login ends for
/// any reason, its lease ends too, and its open pages close.
///
/// The secret of a remembered login changes each day. If a browser sends an old secret, either it or another browser has a copied or stolen
/// cookie. So the login then ends for both.
final class LoginRegistry: Sendable {
    /// The durations after which logins end or get a new secret.
    struct Lifetimes: Sendable {
        /// The time after which an unused login ends. Loading a page and each event of an open page count as use.
        var idle: Duration = .seconds(2 * 3600)
        /// The time after which a login ends, even if it is used.
        var total: Duration = .seconds(12 * 3600)
        /// The time after which a remembered login ends, even if it is used.
        var remembered: Duration = .seconds(30 * 86_400)
        /// The time after which a remembered login gets a new secret.
        var renewal: Duration = .seconds(86_400)
        /// How long the previous secret stays valid, because pages may be loading while it is replaced.
        var grace: Duration = .seconds(60)

        init() {}
    }

    /// The login that belongs to a cookie.
    struct Login: Sendable {
        let identifier: String
        /// The name of the account.
        let name: String
        /// The hash of the password with which the person has logged in.
        let passwordHash: String
        let isRemembered: Bool
        /// Whether the secret is so old that the next loaded page should receive a new one.
        let needsRenewal: Bool
        /// The lease with which the host lets the login's pages use the app.
        let lease: AdmissionLease
    }

    /// The value of a cookie, and how long the browser keeps it.
    struct Cookie: Sendable {
        let text: String
        /// The seconds after which the browser deletes the cookie, or `nil` to delete it when the browser closes.
        let age: Int?
    }

    private struct Entry: Sendable {
        let name: String
        let passwordHash: String
        let isRemembered: Bool
        let lease: AdmissionLease
        var secret: String
        var former: (secret: String, until: Duration)?
        var renewed: Duration
        /// A number that is higher for a later use. The login with the smallest number was unused for the longest time.
        var order: Int

        /// Returns a cookie that the browser keeps somewhat longer than the login lasts. So a page can still report that the login has
        /// ended.
        func cookie(of identifier: String) -> Cookie {
            let age = isRemembered ? lease.remaining.map { Int($0.components.seconds) + 86_400 } : nil
            return Cookie(text: "\(identifier).\(secret)", age: age)
        }
    }

    private let lifetimes: Lifetimes
    private let clock: any Clock<Duration>
    private let elapsed: @Sendable () -> Duration
    private let maximumPerPerson = 20
    private let entries = Mutex<[String: Entry]>([:])
    private let lastOrder = Mutex(0)

    /// - Parameter clock: the clock for the durations. Tests pass a clock that they move by hand. The date of the machine is not used, so
    ///   setting it back does not prolong a login.
    init(lifetimes: Lifetimes = Lifetimes(), clock: any Clock<Duration> = ContinuousClock()) {
        self.lifetimes = lifetimes
        self.clock = clock
        elapsed = Self.stopwatch(clock)
    }

    private static func stopwatch(_ clock: some Clock<Duration>) -> @Sendable () -> Duration {
        let start = clock.now
        return { start.duration(to: clock.now) }
    }

    /// The number of logins in memory.
    var count: Int { entries.withLock { $0.count } }

    /// Begins a login and returns its cookie. The cookie is always new, so an attacker cannot choose one for another person. If a person
    /// has too many logins, the one that was unused for the longest time ends.
    func begin(_ name: String, passwordHash: String = "", isRemembered: Bool) -> Cookie {
        let (identifier, now) = (LoginSecret.make(), elapsed())
        let lease =
            isRemembered
            ? AdmissionLease(for: lifetimes.remembered, clock: clock)
            : AdmissionLease(for: lifetimes.total, idle: lifetimes.idle, clock: clock)
        let entry = Entry(
            name: name, passwordHash: passwordHash, isRemembered: isRemembered, lease: lease, secret: LoginSecret.make(), renewed: now,
            order: nextOrder())
        remove { entries in
            let own = entries.filter { $0.value.name == name }.sorted { $0.value.order < $1.value.order }
            let old = own.prefix(max(0, own.count + 1 - maximumPerPerson)).map(\.key)
            return entries.filter { $0.value.lease.hasEnded }.map(\.key) + old
        }
        entries.withLock { $0[identifier] = entry }
        return entry.cookie(of: identifier)
    }

    /// Returns the login that belongs to a cookie, or nil if it has ended or the cookie is invalid.
    func login(of cookie: String) -> Login? {
        with(cookie) { entry, identifier, now in
            entry.order = nextOrder()
            return Login(
                identifier: identifier, name: entry.name, passwordHash: entry.passwordHash, isRemembered: entry.isRemembered,
                needsRenewal: entry.isRemembered && now - entry.renewed >= lifetimes.renewal, lease: entry.lease
            )
        }
    }

    /// Gives a remembered login a new secret, without prolonging the login. If the secret was renewed a moment ago, it stays, because
    /// several pages may load at the same time. A login that is not remembered always keeps its secret.
    ///
    /// - Returns: the new cookie, or `nil` if the old one is invalid or no renewal is needed.
    func renew(_ cookie: String) -> Cookie? {
        with(cookie) { entry, identifier, now in
            guard entry.isRemembered, now - entry.renewed >= lifetimes.grace else { return nil }
            entry.former = (entry.secret, now + lifetimes.grace)
            entry.secret = LoginSecret.make()
            entry.renewed = now
            return entry.cookie(of: identifier)
        }
    }

    /// Ends the login that belongs to a cookie.
    func end(cookie: String) {
        if let login = login(of: cookie) { end(login.identifier) }
    }

    /// Ends the login with an identifier.
    func end(_ identifier: String) {
        remove { _ in [identifier] }
    }

    /// Ends all logins of a person. The name can have any spelling.
    func endAll(of name: String) {
        let key = LoginName.key(name)
        remove { entries in entries.filter { LoginName.key($0.value.name) == key }.map(\.key) }
    }

    private func nextOrder() -> Int {
        lastOrder.withLock { order in
            order += 1
            return order
        }
    }

    /// Removes logins and ends their leases at once, which closes their open pages.
    private func remove(_ choose: ([String: Entry]) -> [String]) {
        let leases = entries.withLock { entries in choose(entries).compactMap { entries.removeValue(forKey: $0)?.lease } }
        for lease in leases { lease.end() }
    }

    private enum Finding<Result: Sendable>: Sendable {
        case good(Result?)
        case bad
        /// The login must end, because its time is over, or because two browsers use its cookie.
        case over
    }

    /// Runs `body` with the login that belongs to a cookie. Returns nil if the cookie is invalid.
    private func with<Result: Sendable>(_ cookie: String, _ body: (inout Entry, String, Duration) -> Result?) -> Result? {
        let parts = cookie.split(separator: ".", omittingEmptySubsequences: false)
        guard cookie.utf8.count == 65, parts.count == 2 else { return nil }
        let (identifier, secret, now) = (String(parts[0]), String(parts[1]), elapsed())
        let finding: Finding<Result> = entries.withLock { entries in
            guard var entry = entries[identifier] else { return .bad }
            if entry.lease.hasEnded { return .over }
            if !ConstantTime.areEqual(secret, entry.secret) {
                guard let former = entry.former, ConstantTime.areEqual(secret, former.secret) else { return .bad }
                if now > former.until { return .over }
            }
            let result = body(&entry, identifier, now)
            entries[identifier] = entry
            return .good(result)
        }
        switch finding {
        case .good(let result): return result
        case .bad: return nil
        case .over:
            end(identifier)
            return nil
        }
    }
}
