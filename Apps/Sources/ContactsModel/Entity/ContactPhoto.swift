/// The picture of a contact, as an address that a browser can load: `https:`, or `data:` with the picture itself.
public enum ContactPhoto {
    /// The most bytes of a stored picture, enough for a photograph from a phone's address book.
    public static let limit = 1_000_000

    /// Returns the `data:` address of a picture with these bytes. Returns nil for more than ``limit`` bytes and for any type but JPEG, PNG,
    /// GIF and WebP.
    ///
    /// - Complexity: O(*n*) in the number of bytes.
    public static func address(of bytes: [UInt8]) -> String? {
        guard bytes.count <= limit, let type = mediaType(of: bytes) else { return nil }
        return "data:\(type);base64," + CardBase64.text(of: bytes)
    }

    /// Returns whether an address contains the picture's bytes itself. Any other picture is on another server. That server would learn when
    /// a contact is viewed, and from which network address. So the app loads such a picture only after a person asks for it.
    ///
    /// - Complexity: O(1).
    public static func isEmbedded(_ address: String) -> Bool { address.hasPrefix("data:") }

    /// Returns whether a text is the address of a picture that the app can store.
    ///
    /// - Complexity: O(*n*) in the length of the address.
    public static func isAddress(_ text: String) -> Bool {
        if text.hasPrefix("https://") { return text.utf8.count <= 2000 && text.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && $0 != 0x5C } }
        guard text.hasPrefix("data:image/"), let comma = text.utf8.firstIndex(of: 0x2C) else { return false }
        return CardBase64.bytes(of: text.utf8[text.utf8.index(after: comma)...]).flatMap(address) == text
    }

    /// Returns the media type, such as `image/png`, that the first bytes of the picture show. The type that a file or a card claims is
    /// ignored.
    private static func mediaType(of bytes: [UInt8]) -> String? {
        if bytes.starts(with: [0xFF, 0xD8, 0xFF]) { return "image/jpeg" }
        if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) { return "image/png" }
        if bytes.starts(with: Array("GIF8".utf8)) { return "image/gif" }
        if bytes.starts(with: Array("RIFF".utf8)), bytes.dropFirst(8).starts(with: Array("WEBP".utf8)) { return "image/webp" }
        return nil
    }
}
