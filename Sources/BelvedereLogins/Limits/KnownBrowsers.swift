import Synchronization

/// The browsers that have logged in before. Each has a secret in a cookie of its own.
///
/// The cookie gives no access. It only proves that this browser has logged in to this account before. So wrong passwords from other
/// browsers need not delay it. The number of known browsers of an account is limited.
final class KnownBrowsers: Sendable {
    private let maximumPerAccount: Int
    /// The secrets of each account's browsers, the oldest first.
    private let secrets = Mutex<[String: [String]]>([:])

    init(maximumPerAccount: Int = 20) {
        self.maximumPerAccount = maximumPerAccount
    }

    /// Returns whether the browser with this secret has logged in to an account before.
    func contains(_ secret: String, for account: String) -> Bool {
        let known = secrets.withLock { $0[account] ?? [] }
        return known.reduce(false) { ConstantTime.areEqual($1, secret) || $0 }
    }

    /// Records a successful login of a browser.
    ///
    /// - Parameter former: the secret that the browser has sent, or nil. It is invalid from now on, so an attacker gains nothing by putting
    ///   a known secret into another person's browser.
    /// - Returns: the new secret of the browser. It also replaces the old secret for other accounts.
    func add(_ account: String, replacing former: String?) -> String {
        let new = LoginSecret.make()
        secrets.withLock { secrets in
            if let former {
                for (name, known) in secrets where known.contains(former) { secrets[name] = known.map { $0 == former ? new : $0 } }
            }
            var own = secrets[account] ?? []
            own.removeAll { $0 == new }
            own.append(new)
            secrets[account] = own.suffix(maximumPerAccount)
        }
        return new
    }

    /// The number of secrets of all accounts.
    var count: Int { secrets.withLock { $0.values.reduce(0) { $0 + $1.count } } }
}
