public import Foundation

/// A complete answer: a status, the header fields and the whole body. A status of 404 is an answer too; what it means
/// is for the caller to say.
public struct HTTPAnswer: Sendable {
    /// The status code of RFC 9110, section 15.
    public let status: Int
    /// The body, at most ``HTTPService/maximumBodyBytes`` long.
    public let body: Data
    /// Where the answer came from, after redirects.
    public let url: URL?
    private let fields: [String: String]

    /// An answer made by hand, for tests of what reads answers.
    public init(status: Int, headers: [String: String] = [:], body: Data, url: URL? = nil) {
        self.status = status
        self.body = body
        self.url = url
        self.fields = Dictionary(headers.map { ($0.key.lowercased(), $0.value) }, uniquingKeysWith: { first, _ in first })
    }

    /// The header field of that name, in any case of letters.
    public func header(_ name: String) -> String? {
        fields[name.lowercased()]
    }

    /// How long the server asks to wait, from `Retry-After` (seconds or an HTTP date, RFC 9110, section 10.2.3) or else
    /// from `X-RateLimit-Reset` (seconds since 1970), never less than a second nor more than an hour; nil when it says
    /// nothing that can be read.
    public func retryAfter(now: Date) -> Duration? {
        var seconds: Double?
        if let text = header("Retry-After")?.trimmingCharacters(in: .whitespaces) {
            seconds = Double(text) ?? HTTPDate.date(from: text)?.timeIntervalSince(now)
        }
        if seconds == nil, let text = header("X-RateLimit-Reset"), let reset = Double(text) {
            seconds = reset - now.timeIntervalSince1970
        }
        guard let seconds, seconds.isFinite else { return nil }
        return .seconds(min(max(seconds.rounded(.up), 1), 3600))
    }

    /// The first byte that is neither white space nor a byte-order mark. Services send JSON as `text/html` and HTML
    /// pages as answers to JSON requests, so this tells more than `Content-Type` does.
    public var firstByte: UInt8? {
        var bytes = body[...]
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes = bytes.dropFirst(3) }
        return bytes.first { $0 != 0x20 && $0 != 0x09 && $0 != 0x0A && $0 != 0x0D }
    }
}
