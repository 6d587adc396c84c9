internal import Belvedere
internal import BelvedereCore
internal import HTTPTypes
internal import NIOCore

/// Reads the facts about the sender of a request, such as its network address, language and cookie. Also decides whether a page of its
/// origin may open a socket.
struct RequestReader: Sendable {
    let options: BrowserOptions
    /// Whether browsers see the server over `https` because a proxy in front of it ends TLS.
    let isPublicOriginSecure: Bool
    private let allowedHosts: Set<String>

    init(options: BrowserOptions) {
        self.options = options
        isPublicOriginSecure = options.publicOrigin?.hasPrefix("https://") == true
        let ownHost = options.publicOrigin.flatMap(Authority.init(origin:)).map { [$0.host] } ?? []
        allowedHosts = Set(options.allowedHosts.map { $0.lowercased() } + ownHost)
    }

    /// Whether the server serves requests with this `Host` header.
    ///
    /// A foreign site can let its own domain name resolve to the address of this server. A browser then treats the site's page as a page of
    /// this server. This is not possible with an IP address or with `localhost`.
    func accepts(host: String?) -> Bool {
        if options.allowsAnyHost { return true }
        guard let authority = host.flatMap(Authority.init(_:)) else { return false }
        return authority.isAddress || authority.isLocalhost || allowedHosts.contains(authority.host)
    }

    /// Whether a page of this origin may open a socket here. Browsers always send the origin, and no page can change it. Without the check
    /// any site could use the person's cookie.
    ///
    /// - Parameter isSecure: whether the request came over TLS. The origin of a page that was loaded without TLS begins with `http`, not
    ///   `https`.
    func accepts(origin: String?, host: String?, isSecure: Bool) -> Bool {
        guard let origin else { return false }
        if let publicOrigin = options.publicOrigin { return origin == publicOrigin }
        guard let host, !host.isEmpty else { return false }
        return origin == "\(isSecure ? "https" : "http")://\(host)"
    }

    /// Returns the name of the cookie. With the prefix `__Host-`, browsers accept the cookie only from this host and only over TLS. So a
    /// server at a neighbouring name, such as `other.example.org`, cannot set it (RFC 6265bis, section 4.1.3).
    func cookieName(isSecure: Bool) -> String { isSecure || isPublicOriginSecure ? "__Host-belvedere" : "belvedere" }

    /// Returns the secret that the browser's cookie contains.
    func cookie(in fields: [String], isSecure: Bool = false) -> String? {
        let name = cookieName(isSecure: isSecure)
        for field in fields {
            for pair in field.split(separator: ";") {
                let pair = pair.drop { $0 == " " }
                guard pair.hasPrefix("\(name)=") else { continue }
                let value = String(pair.dropFirst(name.count + 1))
                if Secret.isWellFormed(value) { return value }
            }
        }
        return nil
    }

    /// Returns the header that stores the secret in a cookie of the browser. The cookie has `SameSite=Lax`, so the browser also sends it
    /// when a person follows a link from another site. Sockets are protected by the check of the origin.
    ///
    /// - Parameter isSecure: whether the request came over TLS.
    func setCookie(_ secret: String, isSecure: Bool = false) -> String {
        let secure = isSecure || isPublicOriginSecure ? "; Secure" : ""
        return "\(cookieName(isSecure: isSecure))=\(secret); Path=/; HttpOnly; SameSite=Lax\(secure)"
    }

    /// The name of a header in which the server passes the network address of the connection to the route of a page. The server removes a
    /// header of this name that a client sends.
    static let peerHeader = "Belvedere-Peer"

    /// Returns the network address that the limits count: the address of the connection, or the client's address if the connection comes
    /// from a trusted proxy.
    func address(peer: String?, forwarded: [String]) -> String {
        var address = Self.canonical(peer ?? "unknown")
        // Each proxy appends the address that connected to it. The last address that is not one of our proxies is the client.
        var hops = forwarded.joined(separator: ",").split(separator: ",").map { $0.trimming(while: { $0 == " " || $0 == "\t" }) }
        while options.trustedProxies.contains(address), let hop = hops.popLast(), !hop.isEmpty, hop.utf8.count <= 64 {
            address = Self.canonical(String(hop))
        }
        return Self.network(of: address)
    }

    /// Returns the languages of an app. If the app lists none, or if there is no app, it returns those of the host.
    func languages(of application: BelvedereApp?) -> [String] {
        application.flatMap { $0.languages.isEmpty ? nil : $0.languages } ?? options.languages
    }

    /// Returns the language of a page. It is the first language that the host offers in the header `Accept-Language`, in order of weight
    /// (RFC 9110, section 12.5.4).
    func language(accepting header: String?, for application: BelvedereApp? = nil) -> String {
        let languages = languages(of: application)
        let fallback = languages.first ?? "en"
        guard let header, header.utf8.count <= 1024 else { return fallback }
        let wishes = header.split(separator: ",").compactMap { item -> (tag: String, weight: Double)? in
            let parts = item.split(separator: ";").map { $0.trimming(while: { $0 == " " }) }
            guard let tag = parts.first, Self.isLanguageTag(tag) else { return nil }
            let weight = parts.dropFirst().first { $0.hasPrefix("q=") }.flatMap { Double($0.dropFirst(2)) } ?? 1
            return (String(tag), weight)
        }
        for wish in wishes.sorted(by: { $0.weight > $1.weight }) where wish.weight > 0 {
            if LanguageTag.best(for: wish.tag, of: languages) != nil { return wish.tag }
        }
        return fallback
    }

    /// Returns the language that the page sends in its greeting. If the app does not offer it, it returns the app's first language.
    func language(named tag: String, for application: BelvedereApp) -> String {
        let languages = languages(of: application)
        return Self.isLanguageTag(tag[...]) && LanguageTag.best(for: tag, of: languages) != nil ? tag : languages.first ?? "en"
    }

    /// Returns the name of a time zone if it is well-formed, such as `Europe/Berlin`. Otherwise it returns UTC.
    static func timeZone(named name: String?) -> String {
        guard let name, (1...64).contains(name.utf8.count), name.first != "/", !name.contains(".."),
            name.utf8.allSatisfy({ isLetter($0) || isDigit($0) || "/_+-".utf8.contains($0) })
        else { return "UTC" }
        return name
    }

    private static func isLanguageTag(_ tag: Substring) -> Bool {
        (2...35).contains(tag.utf8.count) && tag.utf8.allSatisfy { isLetter($0) || isDigit($0) || $0 == UInt8(ascii: "-") }
    }

    /// Returns the same text for all spellings of an IP address. Proxies write zeros of IPv6 in different ways. A socket for IPv4 and IPv6
    /// writes an IPv4 address as IPv6, such as `::ffff:192.0.2.1`; this becomes IPv4 again (RFC 4291, section 2.5.5.2).
    private static func canonical(_ address: String) -> String {
        let spelled = (try? SocketAddress(ipAddress: address, port: 0))?.ipAddress ?? address
        let mapped = "::ffff:"
        return spelled.hasPrefix(mapped) && spelled.contains(".") ? String(spelled.dropFirst(mapped.count)) : spelled
    }

    /// Returns the network of an IPv6 address, its first 64 bits. One internet subscriber has such a network (RFC 6177).
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
