internal import BelvedereBrowser
import Foundation

/// A login as a text for the store. It has hashes instead of secrets. Times are seconds of the machine's date, because no other clock
/// continues over a restart.
struct StoredLogin: Codable {
    let name: String
    let passwordHash: String
    let isRemembered: Bool
    let secret: String
    let former: String?
    let formerUntil: Double?
    let begun: Double
    let renewed: Double
    let used: Double
    let end: Double

    /// Reads a login. Returns nil for a text that no version of this module has written.
    init?(_ content: String) {
        guard let login = try? JSONDecoder().decode(Self.self, from: Data(content.utf8)) else { return nil }
        self = login
    }

    /// - Parameters:
    ///   - now: the date, in seconds.
    ///   - elapsed: the same moment on the clock of the entry.
    init(_ entry: LoginEntry, now: Double, elapsed: Duration) {
        func date(_ moment: Duration) -> Double { now + (moment - elapsed).inSeconds }
        name = entry.name
        passwordHash = entry.passwordHash
        isRemembered = entry.isRemembered
        secret = entry.secret.hash
        former = entry.former?.secret.hash
        formerUntil = entry.former.map { date($0.until) }
        begun = date(entry.begun)
        renewed = date(entry.renewed)
        used = now - entry.lease.unused.inSeconds
        end = now + (entry.lease.remaining ?? .zero).inSeconds
    }

    var content: String { (try? JSONEncoder().encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "" }

    /// Returns the login with a new lease for the rest of its time, or nil if it has ended by now.
    func entry(now: Double, elapsed: Duration, lifetimes: LoginRegistry.Lifetimes, clock: any Clock<Duration>, order: Int) -> LoginEntry? {
        // The date was set back to a time before the login, so nobody knows its age.
        guard now >= begun - 60 else { return nil }
        let total = isRemembered ? lifetimes.remembered : lifetimes.total
        // No date of the machine prolongs a login beyond its full time.
        let remaining = min(Duration.seconds(end - now), total)
        let unused = Duration.seconds(max(0, now - used))
        guard remaining > .zero, isRemembered || unused < lifetimes.idle else { return nil }
        func moment(_ date: Double) -> Duration { elapsed + .seconds(date - now) }
        let lease =
            isRemembered
            ? AdmissionLease(for: remaining, clock: clock)
            : AdmissionLease(for: remaining, idle: lifetimes.idle, unused: unused, clock: clock)
        var entry = LoginEntry(
            name: name, passwordHash: passwordHash, isRemembered: isRemembered, lease: lease, secret: KnownSecret(hash: secret),
            begun: moment(begun),
            renewed: moment(renewed), order: order, storedUse: moment(used))
        if let former, let formerUntil { entry.former = (KnownSecret(hash: former), moment(formerUntil)) }
        return entry
    }
}

extension Duration {
    fileprivate var inSeconds: Double { self / .seconds(1) }
}
