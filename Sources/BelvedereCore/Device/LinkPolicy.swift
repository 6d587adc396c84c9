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

    /// Whether hosts load a picture from an address: from their own server by a path, from elsewhere by `https`, or from a `data:`
    /// address that holds it.
    ///
    /// Such an address is taken for the kinds of pictures that are pixels and nothing else, in base64.
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

    /// Whether an address is a page of the host's own server: a path, and nothing that a browser would take for another host.
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

    /// Nothing else than base64 behind the head, so the address ends where the picture ends.
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

    /// Browsers leave out tabs and line breaks (URL Standard, section 4.4), so "java\nscript:" would be one word to them, and
    /// they take a backslash for a slash. No honest address has any of these.
    private static func isPlain(_ address: String) -> Bool {
        !address.utf8.contains { $0 <= 0x20 || $0 == 0x7F || $0 == UInt8(ascii: "\\") }
    }
}
