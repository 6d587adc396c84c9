/// The hash of a random secret. It is quick, because nobody can guess 192 random bits, with any number of attempts.
enum SecretHash {
    /// Returns the hash of a secret.
    ///
    /// - Parameters:
    ///   - secret: a text of ``LoginSecret``.
    ///   - salt: another text of ``LoginSecret``, whose beginning is the salt.
    static func text(of secret: String, salt: String) -> String {
        // The two letters are not in the alphabet of the system's function.
        let salt = salt.prefix(16).map { $0 == "-" ? "." : $0 == "_" ? "/" : $0 }
        return PasswordHash.quickHash(secret, salt: String(salt)) ?? ""
    }
}
