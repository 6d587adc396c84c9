internal import HTTPTypes
internal import NIOCore

/// Who may open a socket, and who a request comes from.
struct RequestPolicy: Sendable {
    static let cookieName = "belvedere"

    let options: BrowserOptions

    /// Whether a request names a host that this server answers for.
    func accepts(host: String?) -> Bool {
        guard let allowed = options.allowedHosts else { return true }
        guard let host else { return false }
        return allowed.contains(Self.withoutPort(host))
    }

    /// Whether a page of this origin may open a socket here. Browsers always say the origin and let no page change it;
    /// without the check any site could use the person's cookie.
    func accepts(origin: String?, host: String?) -> Bool {
        guard let origin else { return false }
        if let publicOrigin = options.publicOrigin { return origin == publicOrigin }
        guard let host, !host.isEmpty else { return false }
        return origin == "http://\(host)" || origin == "https://\(host)"
    }

    /// The secret in the request's cookie.
    func cookie(in fields: [String]) -> String? {
        for field in fields {
            for pair in field.split(separator: ";") {
                let pair = pair.drop { $0 == " " }
                guard pair.hasPrefix("\(Self.cookieName)=") else { continue }
                let value = String(pair.dropFirst(Self.cookieName.count + 1))
                if Secret.isWellFormed(value) { return value }
            }
        }
        return nil
    }

    /// The header that gives a browser its secret. `Lax`, so that a link from elsewhere finds the same browser again;
    /// sockets are guarded by their origin.
    ///
    /// - Parameter isSecure: whether the request came over TLS.
    func setCookie(_ secret: String, isSecure: Bool = false) -> String {
        let secure = isSecure || options.publicOrigin?.hasPrefix("https://") == true ? "; Secure" : ""
        return "\(Self.cookieName)=\(secret); Path=/; HttpOnly; SameSite=Lax\(secure)"
    }

    /// The address that counts for the caps: the peer's, or what a trusted proxy says of whom it serves.
    func address(peer: String?, forwarded: [String]) -> String {
        var address = Self.canonical(peer ?? "unknown")
        // Each proxy adds the address it was reached from at the end; the last one that is no proxy of ours counts.
        var hops = forwarded.joined(separator: ",").split(separator: ",").map { $0.trimming(while: { $0 == " " || $0 == "\t" }) }
        while options.trustedProxies.contains(address), let hop = hops.popLast(), !hop.isEmpty, hop.utf8.count <= 64 {
            address = Self.canonical(String(hop))
        }
        return Self.network(of: address)
    }

    /// The language of a page, by RFC 9110, section 12.5.4: the browser's list in order of weight.
    func language(accepting header: String?) -> String {
        let fallback = options.languages.first ?? "en"
        guard let header, header.utf8.count <= 1024 else { return fallback }
        let wishes = header.split(separator: ",").compactMap { item -> (tag: String, weight: Double)? in
            let parts = item.split(separator: ";").map { $0.trimming(while: { $0 == " " }) }
            guard let tag = parts.first, Self.isLanguageTag(tag) else { return nil }
            let weight = parts.dropFirst().first { $0.hasPrefix("q=") }.flatMap { Double($0.dropFirst(2)) } ?? 1
            return (String(tag), weight)
        }
        for wish in wishes.sorted(by: { $0.weight > $1.weight }) where wish.weight > 0 {
            if speaks(wish.tag) { return wish.tag }
        }
        return fallback
    }

    /// The language a page says it is in; anything but one of ours is answered with ours.
    func language(named tag: String) -> String {
        Self.isLanguageTag(tag[...]) && speaks(tag) ? tag : options.languages.first ?? "en"
    }

    /// A time zone's name if it could be one, or else UTC.
    static func timeZone(named name: String?) -> String {
        guard let name, (1...64).contains(name.utf8.count), name.first != "/", !name.contains(".."),
            name.utf8.allSatisfy({ isLetter($0) || isDigit($0) || "/_+-".utf8.contains($0) })
        else { return "UTC" }
        return name
    }

    private func speaks(_ tag: String) -> Bool {
        options.languages.contains { language in
            let (language, tag) = (language.lowercased(), tag.lowercased())
            return tag == language || tag.hasPrefix("\(language)-")
        }
    }

    private static func isLanguageTag(_ tag: Substring) -> Bool {
        (2...35).contains(tag.utf8.count) && tag.utf8.allSatisfy { isLetter($0) || isDigit($0) || $0 == UInt8(ascii: "-") }
    }

    private static func withoutPort(_ host: String) -> String {
        if host.hasPrefix("[") { return host.firstIndex(of: "]").map { String(host[...$0]) } ?? host }
        return String(host.prefix { $0 != ":" })
    }

    /// One spelling of an address: without zeros that are left out by one proxy and written by another, and an IPv4
    /// address that a socket for both kinds shows as IPv6 as what it is (RFC 4291, section 2.5.5.2).
    private static func canonical(_ address: String) -> String {
        let spelled = (try? SocketAddress(ipAddress: address, port: 0))?.ipAddress ?? address
        let mapped = "::ffff:"
        return spelled.hasPrefix(mapped) && spelled.contains(".") ? String(spelled.dropFirst(mapped.count)) : spelled
    }

    /// An IPv6 address counts by its /64, which is what one subscriber has (RFC 6177).
    private static func network(of address: String) -> String {
        guard address.contains(":") else { return address }
        let halves = address.split(separator: "::", maxSplits: 1, omittingEmptySubsequences: false).map { $0.split(separator: ":") }
        let zeros = Array(repeating: Substring("0"), count: max(0, 8 - halves.map(\.count).reduce(0, +)))
        let groups = halves[0] + zeros + (halves.count == 2 ? halves[1] : [])
        return groups.prefix(4).joined(separator: ":") + "::/64"
    }

    private static func isLetter(_ byte: UInt8) -> Bool { (65...90).contains(byte) || (97...122).contains(byte) }
    private static func isDigit(_ byte: UInt8) -> Bool { (48...57).contains(byte) }
}

extension Substring {
    func trimming(while predicate: (Character) -> Bool) -> Substring {
        var text = drop(while: predicate)
        while let last = text.last, predicate(last) { text.removeLast() }
        return text
    }
}
