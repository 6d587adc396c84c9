internal import Belvedere
internal import BelvedereCore
internal import HTTPTypes
internal import NIOCore

/// Who may open a socket, and who a request comes from.
struct RequestPolicy: Sendable {
    let options: BrowserOptions
    /// Whether browsers see the server over `https` because something in front of it ends TLS.
    let isPublicOriginSecure: Bool
    private let allowedHosts: Set<String>

    init(options: BrowserOptions) {
        self.options = options
        isPublicOriginSecure = options.publicOrigin?.hasPrefix("https://") == true
        let ownHost = options.publicOrigin.flatMap(Authority.init(origin:)).map { [$0.host] } ?? []
        allowedHosts = Set(options.allowedHosts.map { $0.lowercased() } + ownHost)
    }

    /// Whether a request names a host that this server answers for.
    ///
    /// A page of a foreign site can make its own name lead to this server, and then counts as a page of this server in
    /// the browser. It cannot do so with an address, nor with `localhost`.
    func accepts(host: String?) -> Bool {
        if options.allowsAnyHost { return true }
        guard let authority = host.flatMap(Authority.init(_:)) else { return false }
        return authority.isAddress || authority.isLocalhost || allowedHosts.contains(authority.host)
    }

    /// Whether a page of this origin may open a socket here. Browsers always say the origin and let no page change it;
    /// without the check any site could use the person's cookie.
    func accepts(origin: String?, host: String?) -> Bool {
        guard let origin else { return false }
        if let publicOrigin = options.publicOrigin { return origin == publicOrigin }
        guard let host, !host.isEmpty else { return false }
        return origin == "http://\(host)" || origin == "https://\(host)"
    }

    /// The name of the cookie. With the prefix, browsers take it from this very host over TLS only, so that no page of a
    /// neighbouring host can set it (RFC 6265bis, section 4.1.3).
    func cookieName(isSecure: Bool) -> String { isSecure || isPublicOriginSecure ? "__Host-belvedere" : "belvedere" }

    /// The secret in the request's cookie.
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

    /// The header that gives a browser its secret. `Lax`, so that a link from elsewhere finds the same browser again;
    /// sockets are guarded by their origin.
    ///
    /// - Parameter isSecure: whether the request came over TLS.
    func setCookie(_ secret: String, isSecure: Bool = false) -> String {
        let secure = isSecure || isPublicOriginSecure ? "; Secure" : ""
        return "\(cookieName(isSecure: isSecure))=\(secret); Path=/; HttpOnly; SameSite=Lax\(secure)"
    }

    /// The header by which a page learns who it is for. The server puts it there and takes away what a client says.
    static let peerHeader = "Belvedere-Peer"

    /// The address that the limits count: the peer's, or the client's address that a trusted proxy names.
    func address(peer: String?, forwarded: [String]) -> String {
        var address = Self.canonical(peer ?? "unknown")
        // Each proxy adds the address it was reached from at the end; the last one that is no proxy of ours counts.
        var hops = forwarded.joined(separator: ",").split(separator: ",").map { $0.trimming(while: { $0 == " " || $0 == "\t" }) }
        while options.trustedProxies.contains(address), let hop = hops.popLast(), !hop.isEmpty, hop.utf8.count <= 64 {
            address = Self.canonical(String(hop))
        }
        return Self.network(of: address)
    }

    /// The languages that an app speaks; without an app those of the host.
    func languages(of application: BelvedereApp?) -> [String] {
        application.flatMap { $0.languages.isEmpty ? nil : $0.languages } ?? options.languages
    }

    /// The language of a page, by RFC 9110, section 12.5.4: the browser's list in order of weight.
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

    /// The language a page says it is in; anything but one of ours is answered with ours.
    func language(named tag: String, for application: BelvedereApp) -> String {
        let languages = languages(of: application)
        return Self.isLanguageTag(tag[...]) && LanguageTag.best(for: tag, of: languages) != nil ? tag : languages.first ?? "en"
    }

    /// A time zone's name if it could be one, or else UTC.
    static func timeZone(named name: String?) -> String {
        guard let name, (1...64).contains(name.utf8.count), name.first != "/", !name.contains(".."),
            name.utf8.allSatisfy({ isLetter($0) || isDigit($0) || "/_+-".utf8.contains($0) })
        else { return "UTC" }
        return name
    }

    private static func isLanguageTag(_ tag: Substring) -> Bool {
        (2...35).contains(tag.utf8.count) && tag.utf8.allSatisfy { isLetter($0) || isDigit($0) || $0 == UInt8(ascii: "-") }
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
