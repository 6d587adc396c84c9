/// Where an app may lead a person outside of it: one rule for links, for ``Device/open(link:timeLimit:)`` and for every host.
///
/// An address of `javascript:` or `data:` would run as code of the page, and a text of the app may come from anybody. So an
/// address counts only if its scheme is one of a few that run nothing.
///
/// ```swift
/// print(LinkPolicy.destination(of: "https://example.org") ?? "nowhere")     // https://example.org
/// print(LinkPolicy.destination(of: "javascript:alert(1)") ?? "nowhere")     // nowhere
/// ```
nonisolated public enum LinkPolicy {
    private static let schemes: Set<String> = ["http", "https", "mailto", "tel", "sms", "geo"]

    /// The address that hosts follow, or `nil` if they follow none.
    ///
    /// Blanks and control characters before the address are left out, as browsers do. An address with one of them inside, or
    /// with a backslash, is refused: browsers read it in another way than it is written.
    ///
    /// - Complexity: O(*n*) in the length of the address.
    public static func destination(of address: String) -> String? {
        let trimmed = String(address.unicodeScalars.drop { $0.value <= 0x20 })
        guard isPlain(trimmed), let colon = trimmed.firstIndex(of: ":") else { return nil }
        return schemes.contains(trimmed[..<colon].lowercased()) ? trimmed : nil
    }

    /// Whether hosts load a picture from an address: from their own server by a path, or from elsewhere by `https`.
    ///
    /// ```swift
    /// print(LinkPolicy.allowsPicture(at: "/pictures/dog.png"))               // true
    /// print(LinkPolicy.allowsPicture(at: "//example.org/dog.png"))           // false
    /// ```
    ///
    /// - Complexity: O(*n*) in the length of the address.
    public static func allowsPicture(at address: String) -> Bool {
        guard isPlain(address) else { return false }
        return address.hasPrefix("https://") || (address.hasPrefix("/") && !address.hasPrefix("//"))
    }

    /// Browsers leave out tabs and line breaks (URL Standard, section 4.4), so "java\nscript:" would be one word to them, and
    /// they take a backslash for a slash. No honest address has any of these.
    private static func isPlain(_ address: String) -> Bool {
        !address.utf8.contains { $0 <= 0x20 || $0 == 0x7F || $0 == UInt8(ascii: "\\") }
    }
}
