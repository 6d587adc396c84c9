/// Makes secrets that nobody can guess, such as the value of a cookie: 192 bits from the system's generator, in the URL-safe alphabet of
/// RFC 4648, section 5.
enum Secret {
    private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)

    static func make() -> String {
        var generator = SystemRandomNumberGenerator()
        var bytes: [UInt8] = []
        for _ in 0..<4 {
            var word = generator.next()
            for _ in 0..<8 {
                bytes.append(alphabet[Int(word & 63)])
                word >>= 6
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Whether a text has the form of a secret: 32 letters of the alphabet above.
    static func isWellFormed(_ text: String) -> Bool {
        text.utf8.count == 32 && text.utf8.allSatisfy { alphabet.contains($0) }
    }
}
