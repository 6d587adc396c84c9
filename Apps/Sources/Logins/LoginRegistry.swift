public import Foundation
import Synchronization

/// Who has logged in, and with which cookies.
///
/// A cookie has two parts: which login it is, and its secret. The login is looked up, the secret is compared in constant time.
/// Nothing of it survives the process: after a restart people log in again.
///
/// The secret of a login that is to be remembered changes each day. Whoever comes with an old one, which only a thief or a
/// copied browser can have, ends the login for both.
public final class LoginRegistry: Sendable {
    /// How long a login lasts, by how it was begun.
    public struct Lifetimes: Sendable {
        /// Seconds without a new page after which a login ends.
        public var idle: TimeInterval = 12 * 3600
        /// Seconds without a new page after which a remembered login ends.
        public var remembered: TimeInterval = 30 * 86_400
        /// Seconds after which a remembered login gets a new secret.
        public var renewal: TimeInterval = 86_400
        /// Seconds for which the secret before the last is still good, for pages that were loading meanwhile.
        public var grace: TimeInterval = 60

        public init() {}
    }

    /// A login that a cookie stands for.
    public struct Login: Sendable, Hashable {
        public let identifier: String
        /// The name of the account.
        public let name: String
        public let isRemembered: Bool
        /// Whether the secret is so old that a page should get a new one.
        public let needsRenewal: Bool
    }

    private struct Entry: Sendable {
        let name: String
        let isRemembered: Bool
        var secret: String
        var former: (secret: String, until: TimeInterval)?
        var renewed: TimeInterval
        var used: TimeInterval
    }

    private let lifetimes: Lifetimes
    private let now: @Sendable () -> Date
    private let maximumPerPerson = 20
    private let entries = Mutex<[String: Entry]>([:])

    /// - Parameter now: the time; tests move it by hand.
    public init(lifetimes: Lifetimes = Lifetimes(), now: @escaping @Sendable () -> Date) {
        self.lifetimes = lifetimes
        self.now = now
    }

    /// The number of logins that have not ended.
    public var count: Int { entries.withLock { $0.count } }

    /// Begins a login. It always has a new cookie, so nobody can choose one for another.
    ///
    /// - Returns: the cookie.
    public func begin(_ name: String, isRemembered: Bool) -> String {
        let (identifier, secret, now) = (Secret.make(), Secret.make(), time)
        entries.withLock { entries in
            entries = entries.filter { !hasExpired($0.value, at: now) }
            let own = entries.filter { $0.value.name == name }.sorted { $0.value.used < $1.value.used }
            for old in own.prefix(max(0, own.count + 1 - maximumPerPerson)) { entries[old.key] = nil }
            entries[identifier] = Entry(name: name, isRemembered: isRemembered, secret: secret, renewed: now, used: now)
        }
        return "\(identifier).\(secret)"
    }

    /// The login that a cookie stands for, if it has not ended. It counts as used.
    public func login(of cookie: String) -> Login? {
        with(cookie) { entry, identifier, now in
            entry.used = now
            return Login(
                identifier: identifier, name: entry.name, isRemembered: entry.isRemembered,
                needsRenewal: entry.isRemembered && now - entry.renewed >= lifetimes.renewal
            )
        }
    }

    /// Gives a login a new secret. One that has just been renewed keeps it, for pages that ask side by side.
    ///
    /// - Returns: the new cookie; nil if the old one is worth nothing, or if there is no need.
    public func renew(_ cookie: String) -> String? {
        with(cookie) { entry, identifier, now in
            guard now - entry.renewed >= lifetimes.grace else { return nil }
            entry.former = (entry.secret, now + lifetimes.grace)
            entry.secret = Secret.make()
            entry.renewed = now
            return "\(identifier).\(entry.secret)"
        }
    }

    /// Ends the login of a cookie.
    public func end(cookie: String) -> Login? {
        guard let login = login(of: cookie) else { return nil }
        end(login.identifier)
        return login
    }

    /// Ends a login.
    public func end(_ identifier: String) {
        entries.withLock { $0[identifier] = nil }
    }

    /// Ends all logins of a person.
    public func endAll(of name: String) {
        entries.withLock { entries in entries = entries.filter { $0.value.name != name } }
    }

    private var time: TimeInterval { now().timeIntervalSinceReferenceDate }

    private func hasExpired(_ entry: Entry, at now: TimeInterval) -> Bool {
        now - entry.used >= (entry.isRemembered ? lifetimes.remembered : lifetimes.idle)
    }

    /// Runs `body` with what a cookie stands for, if it is good.
    private func with<Result: Sendable>(_ cookie: String, _ body: (inout Entry, String, TimeInterval) -> Result?) -> Result? {
        let parts = cookie.split(separator: ".", omittingEmptySubsequences: false)
        guard cookie.utf8.count == 65, parts.count == 2 else { return nil }
        let (identifier, secret, now) = (String(parts[0]), String(parts[1]), time)
        return entries.withLock { entries in
            guard var entry = entries[identifier] else { return nil }
            if hasExpired(entry, at: now) {
                entries[identifier] = nil
                return nil
            }
            if !ConstantTime.areEqual(secret, entry.secret) {
                guard let former = entry.former, ConstantTime.areEqual(secret, former.secret) else { return nil }
                if now > former.until {
                    // Two have the cookie of one browser.
                    entries[identifier] = nil
                    return nil
                }
            }
            let result = body(&entry, identifier, now)
            entries[identifier] = entry
            return result
        }
    }
}
