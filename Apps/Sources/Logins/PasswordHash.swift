#if canImport(CommonCrypto)
import CommonCrypto
#else
import CCrypt
#endif
import Foundation

/// A password as it is stored: only whoever knows the password can tell that it is the one.
///
/// On Linux it is a yescrypt hash of the system's libcrypt, which also reads bcrypt and scrypt hashes. The library of macOS
/// has none of these, so there it is PBKDF2 with SHA-512 by CommonCrypto.
///
/// ```swift
/// let stored = PasswordHash(of: "correct horse")?.text
/// ```
public struct PasswordHash: Sendable, Hashable {
    /// The most bytes that a password may have, as libcrypt has it.
    public static let longest = 511

    /// What to store: method, salt and hash.
    public let text: String

    /// A hash that was stored before.
    public init(stored text: String) {
        self.text = text
    }

    /// Hashes a password with a new salt. It takes some hundredths of a second and some megabytes on purpose.
    ///
    /// - Returns: nil if the password is empty, too long or has a zero byte in it, or if the system cannot hash.
    public init?(of password: String) {
        guard Self.isPossible(password), let text = Self.hash(password) else { return nil }
        self.text = text
    }

    /// Whether this is the password. It takes as long for a wrong one as for the right one.
    public func matches(_ password: String) -> Bool {
        // A text that can be nobody's password costs the same, so that time tells nothing.
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
    private static func hash(_ password: String) -> String? {
        // The method that the system prefers, with its own cost and a salt from the kernel.
        guard let setting = crypt_gensalt_ra("$y$", 0, nil, 0) else { return nil }
        defer { free(setting) }
        return hash(password, like: String(cString: setting))
    }

    private static func hash(_ password: String, like stored: String) -> String? {
        // The buffer of the C function is 32 kilobytes and holds what it computes with, so it is wiped.
        let data = UnsafeMutablePointer<crypt_data>.allocate(capacity: 1)
        data.initialize(to: crypt_data())
        defer {
            explicit_bzero(data, MemoryLayout<crypt_data>.size)
            data.deallocate()
        }
        guard let result = crypt_r(password, stored, data) else { return nil }
        let text = String(cString: result)
        // A setting that it does not know is answered with a text that begins with a star.
        return text.hasPrefix("*") ? nil : text
    }
    #endif
}
