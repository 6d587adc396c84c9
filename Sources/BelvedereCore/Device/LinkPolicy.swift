/// The rule that decides which addresses outside an app may be opened. Links, ``Device/open(link:timeLimit:)`` and every host (a program
/// that shows the app's views) apply it.
///
/// A browser would run a `javascript:` or `data:` address as code of the page, and the address may come from a text that a stranger has
/// written. So only a few schemes that run no code are allowed.
///
/// ```swift
/// print(LinkPolicy.destination(of: "https://example.org") ?? "nowhere")     // https://example.org
/// print(LinkPolicy.destination(of: "javascript:alert(1)") ?? "nowhere")     // nowhere
/// ```
nonisolated public enum LinkPolicy {
    private static let schemes: Set<String> = ["http", "https", "mailto", "tel", "sms", "geo"]

    /// Returns the address that hosts open; `nil` if they must not open it.
    ///
    /// Removes blanks and control characters at the beginning of the address, as browsers do. Refuses an address that contains one of them
    /// later, or a backslash, because browsers change such an address before they open it.
    ///
    /// - Complexity: O(*n*) in the length of the address.
    public static func destination(of address: String) -> String? {
        let trimmed = String(address.unicodeScalars.drop { $0.value <= 0x20 })
        guard isPlain(trimmed), let colon = trimmed.firstIndex(of: ":") else { return nil }
        return schemes.contains(trimmed[..<colon].lowercased()) ? trimmed : nil
    }

    /// Whether hosts load a picture from an address.
    ///
    /// Three kinds of addresses are allowed: a path on the host's own server, an `https` address, and a `data:` address. A `data:` address
    /// must contain a JPEG, PNG, GIF or WebP picture in base64, because these kinds contain only pixels.
    ///
    /// ```swift
    /// print(LinkPolicy.allowsPicture(at: "/pictures/dog.png"))               // true
    /// print(LinkPolicy.allowsPicture(at: "//example.org/dog.png"))           // false
    /// ```
    ///
    /// - Complexity: O(*n*) in the length of the address.
    public static func allowsPicture(at address: String) -> Bool {
        guard isPlain(address) else { return false }
        if address.hasPrefix("data:") { return isPicture(address) }
        return address.hasPrefix("https://") || (address.hasPrefix("/") && !address.hasPrefix("//"))
    }

    /// Whether an address is a page of the host's own server: a path such as `/contacts`, but not `//example.org`, which browsers read as
    /// the name of another host.
    ///
    /// ```swift
    /// print(LinkPolicy.allowsPage(at: "/contacts?new"))                      // true
    /// print(LinkPolicy.allowsPage(at: "//example.org/contacts"))             // false
    /// ```
    ///
    /// - Complexity: O(*n*) in the length of the address.
    public static func allowsPage(at address: String) -> Bool {
        isPlain(address) && address.hasPrefix("/") && !address.hasPrefix("//")
    }

    /// Returns whether a `data:` address is a picture. It allows only base64 after the prefix, so that nothing can come after the picture.
    private static func isPicture(_ address: String) -> Bool {
        let kinds = ["jpeg", "png", "gif", "webp"]
        guard let head = kinds.map({ "data:image/\($0);base64," }).first(where: address.hasPrefix) else { return false }
        let picture = address.utf8.dropFirst(head.utf8.count)
        return !picture.isEmpty
            && picture.allSatisfy { byte in
                switch byte {
                case 0x2B, 0x2F...0x39, 0x3D, 0x41...0x5A, 0x61...0x7A: true
                default: false
                }
            }
    }

    /// Returns whether an address has no characters that browsers change. Browsers remove tabs and line breaks (URL Standard, section 4.4),
    /// so they read "java\nscript:" as the scheme `javascript:`. They also read a backslash as a slash. Correct addresses contain none of
    /// these characters.
    private static func isPlain(_ address: String) -> Bool {
        !address.utf8.contains { $0 <= 0x20 || $0 == 0x7F || $0 == UInt8(ascii: "\\") }
    }
}
