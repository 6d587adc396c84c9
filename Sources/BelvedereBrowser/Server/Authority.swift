internal import NIOCore

/// The host and port that a request names (RFC 9110, section 7.2), read whole or not at all.
///
/// A reader that stops at the first colon takes `127.0.0.1:8080.evil.example` for an address.
struct Authority: Equatable, Sendable {
    /// In lower case; an IPv6 address in brackets.
    let host: String
    let port: Int?
    /// Whether the host is an address. No name server can make an address lead elsewhere.
    let isAddress: Bool

    init?(_ text: String) {
        let bytes = Array(text.utf8)
        let end: Int
        if bytes.first == UInt8(ascii: "[") {
            guard let bracket = bytes.firstIndex(of: UInt8(ascii: "]")) else { return nil }
            let address = String(decoding: bytes[1..<bracket], as: UTF8.self)
            guard !address.contains("%"), let parsed = try? SocketAddress(ipAddress: address, port: 0), case .v6 = parsed else {
                return nil
            }
            (end, isAddress) = (bracket + 1, true)
        } else {
            end = bytes.firstIndex(of: UInt8(ascii: ":")) ?? bytes.count
            let name = bytes[..<end]
            guard (1...253).contains(name.count), name.allSatisfy(Self.isOfName) else { return nil }
            isAddress = Self.isIPv4(name)
        }
        host = String(decoding: bytes[..<end], as: UTF8.self).lowercased()
        let rest = bytes[end...]
        if rest.isEmpty {
            port = nil
        } else {
            let digits = rest.dropFirst()
            guard rest.first == UInt8(ascii: ":"), (1...5).contains(digits.count), digits.allSatisfy(Self.isDigit),
                let number = Int(String(decoding: digits, as: UTF8.self)), number <= 65_535
            else { return nil }
            port = number
        }
    }

    /// The authority of an origin such as `https://apps.example.org`.
    init?(origin: String) {
        guard let scheme = origin.firstRange(of: "://") else { return nil }
        self.init(String(origin[scheme.upperBound...]))
    }

    /// Whether the name always leads to the machine that asks (RFC 6761, section 6.3).
    var isLocalhost: Bool { host == "localhost" || host.hasSuffix(".localhost") }

    private static func isOfName(_ byte: UInt8) -> Bool {
        isDigit(byte) || (65...90).contains(byte) || (97...122).contains(byte) || "-._".utf8.contains(byte)
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (48...57).contains(byte) }

    /// Four numbers of at most three digits: resolvers also read `127.1` as an address, and browsers never send that.
    private static func isIPv4(_ name: ArraySlice<UInt8>) -> Bool {
        let parts = name.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        return parts.count == 4
            && parts.allSatisfy { part in
                (1...3).contains(part.count) && part.allSatisfy(isDigit) && UInt8(String(decoding: part, as: UTF8.self)) != nil
            }
    }
}
