internal import BelvedereCore
public import Foundation

/// A complete HTTP response: the status, the header fields and the whole body. A response with status 404 is included; the caller decides
/// what it means.
public struct HTTPAnswer: Sendable {
    /// The status code (RFC 9110, section 15).
    public let status: Int
    /// The body, at most ``HTTPService/maximumBodyBytes`` long. It contains at most 30 combining accents in a row, however the JSON writes
    /// them, because longer rows are slow to compare.
    public let body: Data
    /// The address that sent the response, after all redirects.
    public let url: URL?
    private let fields: [String: String]

    /// Creates a response. Tests of code that reads responses use this.
    public init(status: Int, headers: [String: String] = [:], body: Data, url: URL? = nil) {
        self.status = status
        self.body = Self.streamSafe(body)
        self.url = url
        self.fields = Dictionary(headers.map { ($0.key.lowercased(), $0.value) }, uniquingKeysWith: { first, _ in first })
    }

    private static func streamSafe(_ body: Data) -> Data {
        body.contains { $0 >= 0xCC || $0 == UInt8(ascii: "\\") } ? Data(Array(body).streamSafeJSON) : body
    }

    /// Returns the value of a header field. Case in the field's name is ignored.
    public func header(_ name: String) -> String? {
        fields[name.lowercased()]
    }

    /// Returns how long the server asks the client to wait: between a second and an hour. The value comes from `Retry-After` (seconds or an
    /// HTTP date, RFC 9110, section 10.2.3), or otherwise from `X-RateLimit-Reset` (seconds since 1970). Nil if neither can be read.
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

    /// The first byte of the body after white space and a byte-order mark. It shows what the body is: some services send JSON as
    /// `text/html`, and others send HTML pages in place of JSON. So this byte is more reliable than `Content-Type`.
    public var firstByte: UInt8? {
        var bytes = body[...]
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes = bytes.dropFirst(3) }
        return bytes.first { $0 != 0x20 && $0 != 0x09 && $0 != 0x0A && $0 != 0x0D }
    }
}
