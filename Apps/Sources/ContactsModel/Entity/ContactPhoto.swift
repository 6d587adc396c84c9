/// The picture of a contact, as an address that a host can load: `https:`, or `data:` with the picture itself.
public enum ContactPhoto {
    /// The most bytes of a picture that is kept. Pictures of phones' address books have a tenth of that.
    public static let limit = 200_000

    /// The address of a picture's bytes; nil for what is no JPEG, PNG, GIF or WebP, and for more than ``limit``.
    ///
    /// - Complexity: O(*n*) in the number of bytes.
    public static func address(of bytes: [UInt8]) -> String? {
        guard bytes.count <= limit, let type = mediaType(of: bytes) else { return nil }
        return "data:\(type);base64," + Base64.text(of: bytes)
    }

    /// Whether an address is one of a picture that is kept and shown.
    ///
    /// - Complexity: O(*n*) in the length of the address.
    public static func isAddress(_ text: String) -> Bool {
        if text.hasPrefix("https://") { return text.utf8.count <= 2000 && text.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && $0 != 0x5C } }
        guard text.hasPrefix("data:image/"), let comma = text.utf8.firstIndex(of: 0x2C) else { return false }
        return Base64.bytes(of: text.utf8[text.utf8.index(after: comma)...]).flatMap(address) == text
    }

    /// What the first bytes say; what a file or a card says of itself is not asked.
    private static func mediaType(of bytes: [UInt8]) -> String? {
        if bytes.starts(with: [0xFF, 0xD8, 0xFF]) { return "image/jpeg" }
        if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) { return "image/png" }
        if bytes.starts(with: Array("GIF8".utf8)) { return "image/gif" }
        if bytes.starts(with: Array("RIFF".utf8)), bytes.dropFirst(8).starts(with: Array("WEBP".utf8)) { return "image/webp" }
        return nil
    }
}
