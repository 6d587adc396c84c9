internal import BelvedereBrowser
import Foundation
import Synchronization

/// The logins that have not ended, and the cookies that prove them.
///
/// A cookie consists of the identifier of the login and its secret. The registry finds the login by the identifier and compares the secret
/// in constant time. With an archive, it writes each change into the store of the logins, and reads them after a restart.
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

    let lifetimes: Lifetimes
    let clock: any Clock<Duration>
    let elapsed: @Sendable () -> Duration
    /// The date in seconds, which counts the age of a login over a restart.
    let date: @Sendable () -> Double
    let archive: LoginArchive?
    private let maximumPerPerson = 20
    let entries = Mutex<[String: LoginEntry]>([:])
    private let lastOrder = Mutex(0)
    /// The task that reads the stored logins once, and the task that looks for the removed ones.
    let reading = Mutex<Task<Void, any Error>?>(nil), watch = Mutex<Task<Void, Never>?>(nil)

    /// - Parameters:
    ///   - clock: the clock for the durations. Tests pass a clock that they move by hand. While the server runs, the date of the machine is
    ///     not used, so setting it back does not prolong a login.
    ///   - date: returns the date in seconds.
    init(
        lifetimes: Lifetimes = Lifetimes(), clock: any Clock<Duration> = ContinuousClock(), store: (any LoginStore)? = nil,
        date: @escaping @Sendable () -> Double = { Date().timeIntervalSince1970 }
    ) {
        self.lifetimes = lifetimes
        self.clock = clock
        self.date = date
        archive = store.map(LoginArchive.init)
        elapsed = Self.stopwatch(clock)
    }

    deinit { watch.withLock { $0?.cancel() } }

    private static func stopwatch(_ clock: some Clock<Duration>) -> @Sendable () -> Duration {
        let start = clock.now
        return { start.duration(to: clock.now) }
    }

    /// The number of logins in memory.
    var count: Int { entries.withLock { $0.count } }

    /// Begins a login and returns its cookie. The cookie is always new, so an attacker cannot choose one for another person. If a person
    /// has too many logins, the one that was unused for the longest time ends.
    func begin(_ name: String, passwordHash: String = "", isRemembered: Bool) -> Cookie {
        let (identifier, secret, now) = (LoginSecret.make(), LoginSecret.make(), elapsed())
        let lease =
            isRemembered
            ? AdmissionLease(for: lifetimes.remembered, clock: clock)
            : AdmissionLease(for: lifetimes.total, idle: lifetimes.idle, clock: clock)
        let entry = LoginEntry(
            name: name, passwordHash: passwordHash, isRemembered: isRemembered, lease: lease,
            secret: KnownSecret(secret, of: identifier, isStored: archive != nil), begun: now, renewed: now, order: nextOrder(),
            storedUse: now)
        remove { entries in
            let own = entries.filter { $0.value.name == name }.sorted { $0.value.order < $1.value.order }
            let old = own.prefix(max(0, own.count + 1 - maximumPerPerson)).map(\.key)
            return entries.filter { $0.value.lease.hasEnded }.map(\.key) + old
        }
        let content = content(of: entry)
        entries.withLock { entries in
            entries[identifier] = entry
            // Inside the lock, so that no login is in memory without its change in the archive; see `removeEnded()`.
            archive?.note(.addition(identifier, account: LoginName.key(name), content: content))
        }
        return entry.cookie(of: identifier, secret)
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
            let secret = LoginSecret.make()
            entry.former = (entry.secret, now + lifetimes.grace)
            entry.secret = KnownSecret(secret, of: identifier, isStored: archive != nil)
            entry.renewed = now
            archive?.note(.update(identifier, content: content(of: entry)))
            return entry.cookie(of: identifier, secret)
        }
    }

    func content(of entry: LoginEntry) -> String {
        archive == nil ? "" : StoredLogin(entry, now: date(), elapsed: elapsed()).content
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
        archive?.note(.removalOfAll(account: key))
        remove { entries in entries.filter { LoginName.key($0.value.name) == key }.map(\.key) }
    }

    func nextOrder() -> Int {
        lastOrder.withLock { order in
            order += 1
            return order
        }
    }

    /// Removes logins and ends their leases at once, which closes their open pages. The store follows; if it fails, the watch tries again.
    func remove(_ choose: ([String: LoginEntry]) -> [String]) {
        let leases = entries.withLock { entries in
            choose(entries).compactMap { identifier in
                archive?.note(.removal(identifier))
                return entries.removeValue(forKey: identifier)?.lease
            }
        }
        for lease in leases { lease.end() }
        if let archive, archive.isWaiting { Task { try? await archive.write() } }
    }

    private enum Finding<Result: Sendable>: Sendable {
        case good(Result?)
        case bad
        /// The login must end, because its time is over, or because two browsers use its cookie.
        case over
    }

    /// Runs `body` with the login that belongs to a cookie. Returns nil if the cookie is invalid.
    private func with<Result: Sendable>(_ cookie: String, _ body: (inout LoginEntry, String, Duration) -> Result?) -> Result? {
        let parts = cookie.split(separator: ".", omittingEmptySubsequences: false)
        guard cookie.utf8.count == 65, parts.count == 2 else { return nil }
        let (identifier, secret, now) = (String(parts[0]), String(parts[1]), elapsed())
        let finding: Finding<Result> = entries.withLock { entries in
            guard var entry = entries[identifier] else { return .bad }
            if entry.lease.hasEnded { return .over }
            if !entry.secret.matches(secret, of: identifier) {
                guard var former = entry.former, former.secret.matches(secret, of: identifier) else { return .bad }
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
