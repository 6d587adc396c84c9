#if canImport(CommonCrypto)
import CommonCrypto
#else
import CCrypt
#endif
import Foundation

/// A hashed password. A typed password can be compared with it, but the password cannot be read from it.
///
/// On Linux it is a yescrypt hash, which the system's libcrypt makes. libcrypt also compares older bcrypt and scrypt hashes. macOS has none
/// of these; there it is PBKDF2 with SHA-512 from CommonCrypto.
///
/// ```swift
/// let stored = PasswordHash(of: "correct horse")?.text
/// ```
public struct PasswordHash: Sendable, Hashable {
    /// The most bytes of a password, because libcrypt accepts no more.
    static let longest = 511

    /// The text to store: the method, the salt and the hash.
    public let text: String

    /// Creates a hash from its ``text``, which was stored earlier.
    public init(stored text: String) {
        self.text = text
    }

    /// Hashes a password with a new random salt. This needs some hundredths of a second and some megabytes on purpose, to slow down
    /// attackers.
    ///
    /// - Returns: nil if the password is empty, too long or contains a zero byte, or if the system cannot hash.
    public init?(of password: String) {
        guard Self.isPossible(password), let text = Self.hash(password) else { return nil }
        self.text = text
    }

    /// Returns whether a text is this password. The duration is the same for a right and for a wrong password.
    func matches(_ password: String) -> Bool {
        // If the text cannot be a password, hash a placeholder, so that the duration reveals nothing.
        let isPossible = Self.isPossible(password)
        guard let text = Self.hash(isPossible ? password : "-", like: self.text) else { return false }
        return ConstantTime.areEqual(text, self.text) && isPossible
    }

    private static func isPossible(_ password: String) -> Bool {
        !password.isEmpty && password.utf8.count <= longest && !password.utf8.contains(0)
    }

    #if canImport(CommonCrypto)
    private static let rounds = 210_000

    private static func hash(_ password: String) -> String? {
        var generator = SystemRandomNumberGenerator()
        let salt = (0..<16).map { _ in UInt8.random(in: 0...255, using: &generator) }
        return derive(password, salt: salt, rounds: rounds)
    }

    private static func hash(_ password: String, like stored: String) -> String? {
        let parts = stored.split(separator: "$")
        guard parts.count == 4, parts[0] == "pbkdf2-sha512", let rounds = Int(parts[1]), (1...10_000_000).contains(rounds),
            let salt = Data(base64Encoded: String(parts[2]))
        else { return nil }
        return derive(password, salt: Array(salt), rounds: rounds)
    }

    /// Returns a hash that takes less than a millisecond, for secrets that nobody can guess.
    static func quickHash(_ secret: String, salt: String) -> String? {
        derive(secret, salt: Array(salt.utf8), rounds: 1)
    }

    private static func derive(_ password: String, salt: [UInt8], rounds: Int) -> String? {
        var key = [UInt8](repeating: 0, count: 32)
        let status = CCKeyDerivationPBKDF(
            CCPBKDFAlgorithm(kCCPBKDF2), password, password.utf8.count, salt, salt.count,
            CCPseudoRandomAlgorithm(kCCPRFHmacAlgSHA512), UInt32(rounds), &key, key.count
        )
        guard status == kCCSuccess else { return nil }
        return "$pbkdf2-sha512$\(rounds)$\(Data(salt).base64EncodedString())$\(Data(key).base64EncodedString())"
    }
    #else
    /// Returns a hash that takes less than a millisecond, for secrets that nobody can guess.
    static func quickHash(_ secret: String, salt: String) -> String? {
        hash(secret, like: "$5$rounds=1000$\(salt)$")
    }

    private static func hash(_ password: String) -> String? {
        // Let the system choose the cost. The salt comes from the kernel's random numbers.
        guard let setting = crypt_gensalt_ra("$y$", 0, nil, 0) else { return nil }
        defer { free(setting) }
        return hash(password, like: String(cString: setting))
    }

    private static func hash(_ password: String, like stored: String) -> String? {
        // The C function writes intermediate results into a buffer of 32 kilobytes, so overwrite the buffer afterwards.
        let data = UnsafeMutablePointer<crypt_data>.allocate(capacity: 1)
        data.initialize(to: crypt_data())
        defer {
            explicit_bzero(data, MemoryLayout<crypt_data>.size)
            data.deallocate()
        }
        guard let result = crypt_r(password, stored, data) else { return nil }
        let text = String(cString: result)
        // If the function does not know the method, it returns a text that begins with "*".
        return text.hasPrefix("*") ? nil : text
    }
    #endif
}
