/// Which addresses a page may lead to. Anything else, `javascript:` and `data:` above all, is no link.
enum LinkPolicy {
    private static let schemes: Set<String> = ["http", "https", "mailto", "tel", "geo", "sms"]

    /// Whether an address is relative, or has a scheme that runs nothing (RFC 3986, section 3.1).
    static func isSafe(_ address: String) -> Bool {
        // Browsers leave out tabs and line breaks, and leading control characters and spaces (URL Standard, section
        // 4.4), so "java\nscript:" would be one to them. No honest address has any of these.
        if address.utf8.contains(where: { $0 <= 32 || $0 == 127 || $0 == UInt8(ascii: "\\") }) { return false }
        guard let colon = address.firstIndex(of: ":") else { return true }
        if let other = address.firstIndex(where: { "/?#".contains($0) }), other < colon { return true }
        return schemes.contains(address[..<colon].lowercased())
    }

    /// Whether an address may be shown as a picture: of this server or over HTTP(S).
    static func isSafeImage(_ address: String) -> Bool {
        guard isSafe(address) else { return false }
        guard let colon = address.firstIndex(of: ":") else { return true }
        let scheme = address[..<colon].lowercased()
        return scheme == "http" || scheme == "https" || address.firstIndex(where: { "/?#".contains($0) }).map { $0 < colon } ?? false
    }
}
