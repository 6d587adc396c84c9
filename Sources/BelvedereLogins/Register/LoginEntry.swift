internal import BelvedereBrowser

/// A login in the memory of the server.
struct LoginEntry: Sendable {
    let name: String
    let passwordHash: String
    let isRemembered: Bool
    let lease: AdmissionLease
    var secret: KnownSecret
    var former: (secret: KnownSecret, until: Duration)?
    let begun: Duration
    var renewed: Duration
    /// A number that is higher for a later use. The login with the smallest number was unused for the longest time.
    var order: Int
    /// The time of the lease's last use that the store has.
    var storedUse: Duration

    /// Returns a cookie that the browser keeps somewhat longer than the login lasts. So a page can still report that the login has ended.
    func cookie(of identifier: String, _ secret: String) -> LoginRegistry.Cookie {
        let age = isRemembered ? lease.remaining.map { Int($0.components.seconds) + 86_400 } : nil
        return LoginRegistry.Cookie(text: "\(identifier).\(secret)", age: age)
    }
}

/// The secret of a login. After a restart, the server knows only its hash, until the browser sends the secret again.
struct KnownSecret: Sendable {
    /// The hash for the store. It is empty if the logins have no store.
    let hash: String
    private var text: String?

    /// Makes the secret of a new login, or a new secret of a login.
    init(_ text: String, of identifier: String, isStored: Bool) {
        self.text = text
        hash = isStored ? SecretHash.text(of: text, salt: identifier) : ""
    }

    init(hash: String) { self.hash = hash }

    /// Returns whether a text is the secret. If it is, the secret keeps the text, because a hash takes a part of a millisecond each time.
    mutating func matches(_ text: String, of identifier: String) -> Bool {
        if let own = self.text { return ConstantTime.areEqual(text, own) }
        guard !hash.isEmpty, ConstantTime.areEqual(SecretHash.text(of: text, salt: identifier), hash) else { return false }
        self.text = text
        return true
    }
}
