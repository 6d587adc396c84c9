/// Checks names and passwords at login, and limits the number of attempts.
///
/// Wrong passwords are counted for each browser, each network address and each name, because one count alone can be abused. With a limit
/// only for each name, an attacker could lock out the owner of an account. With a limit only for each address, an attacker could try one
/// account from many addresses.
///
/// - A browser that has logged in to an account before has its own count for this account. Wrong passwords from other browsers never delay
///   it.
/// - From one address, unknown browsers may try the same name ten times at once, then once a minute.
/// - From one address, thirty wrong passwords are allowed at once, for all names together, then one a minute.
/// - For one name, all unknown browsers together are allowed a hundred wrong passwords at once, then one in five minutes. That is fewer
///   than four hundred on the first day and three hundred on each later day. The last twenty of the hundred are reserved for addresses that
///   have not tried the name recently, so that a few attacking addresses cannot use them up.
///
/// A successful login does not count. The tables of the counts have a fixed size.
final class Authenticator: Sendable {
    /// The result of a login attempt.
    enum Outcome: Sendable, Hashable {
        /// - Parameters:
        ///   - passwordHash: the hash that the password was compared with.
        ///   - browser: the secret that identifies the browser from now on.
        case right(name: String, passwordHash: String, browser: String)
        case wrong
        /// There were too many attempts, so the password was not checked.
        case wait(seconds: Int)
    }

    private let passwords: PasswordCheck
    private let known = KnownBrowsers()
    private let ofBrowser: GuessLimit
    private let ofPair: GuessLimit
    private let ofAddress: GuessLimit
    private let ofName: GuessLimit
    private let reserveOfName = 20

    /// - Parameter clock: the clock for the limits. Tests pass a clock that they move by hand.
    init(_ passwords: PasswordCheck, clock: any Clock<Duration> = ContinuousClock()) {
        self.passwords = passwords
        ofBrowser = GuessLimit(burst: 10, interval: .seconds(300), clock: clock)
        ofPair = GuessLimit(burst: 10, interval: .seconds(60), clock: clock)
        ofAddress = GuessLimit(burst: 30, interval: .seconds(60), clock: clock)
        ofName = GuessLimit(burst: 100, interval: .seconds(300), clock: clock)
    }

    /// Checks a name and a password.
    ///
    /// - Parameters:
    ///   - address: the network address from which the person tries to log in.
    ///   - browser: the secret in the browser's cookie from an earlier login, or nil.
    func logIn(_ name: String, password: String, from address: String, browser: String?) async throws -> Outcome {
        let account = LoginName.key(name)
        var counts: [(limit: GuessLimit, name: String)] = []
        let rank: LoginRank
        // If a known browser has made too many wrong attempts, it is treated like an unknown one.
        if let browser, known.contains(browser, for: account), ofBrowser.take("\(browser) \(account)") == nil {
            counts = [(ofBrowser, "\(browser) \(account)")]
            rank = .knownBrowser
        } else {
            let pair = "\(address) \(account)"
            rank = .stranger(guesses: ofAddress.used(address))
            let reserve = ofPair.used(pair) == 0 ? 0 : reserveOfName
            for (limit, name, reserve) in [(ofAddress, address, 0), (ofPair, pair, 0), (ofName, account, reserve)] {
                if let seconds = limit.take(name, leaving: reserve) {
                    giveBack(counts)
                    return .wait(seconds: seconds)
                }
                counts.append((limit, name))
            }
        }
        let outcome: PasswordCheck.Outcome
        do {
            outcome = try await passwords.check(account, password: password, rank: rank)
        } catch {
            giveBack(counts)
            throw error
        }
        switch outcome {
        case .right(let name, let passwordHash):
            giveBack(counts)
            return .right(name: name, passwordHash: passwordHash, browser: known.add(account, replacing: browser))
        case .wrong: return .wrong
        case .busy:
            giveBack(counts)
            return .wait(seconds: 1)
        }
    }

    private func giveBack(_ counts: [(limit: GuessLimit, name: String)]) {
        for (limit, name) in counts { limit.giveBack(name) }
    }
}
