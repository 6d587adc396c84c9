/// The reason why an HTTP request got no complete response. A cancelled request throws `CancellationError` instead.
public struct HTTPFailure: Error, Sendable, Hashable, CustomStringConvertible {
    /// The kinds of failures. Translated texts depend on them.
    enum Reason: String {
        case timedOut = "timed-out"
        case unreachable = "unreachable"
        case cutOff = "cut-off"
        case insecure = "insecure"
        case tooLarge = "too-large"
        case notHTTP = "not-http"
        case unreadable = "unreadable"
        case redirectLoop = "redirect-loop"
        case unusableAddress = "unusable-address"
    }

    let reason: Reason
    /// The host that failed, or the whole address if it cannot be requested.
    let subject: String
    /// The deadline in seconds, or the most bytes that are read, depending on the failure. 0 if the failure concerns neither.
    let limit: Int
    /// The failure in English, for logs. ``text`` is for people.
    public let sentence: String

    private init(_ reason: Reason, of subject: String, limit: Int = 0, _ sentence: String) {
        self.reason = reason
        self.subject = subject
        self.limit = limit
        self.sentence = sentence
    }

    /// A short identifier that stays the same in later versions, for logs, tests and translated texts.
    public var code: String { reason.rawValue }
    public var description: String { "\(code): \(sentence)" }

    /// The deadline passed before the response was complete.
    public static func timedOut(host: String, after deadline: Duration) -> HTTPFailure {
        let seconds = Int(deadline.components.seconds)
        return HTTPFailure(.timedOut, of: host, limit: seconds, "\(host) did not answer completely within \(seconds) s.")
    }

    /// There was no connection: no network, an unknown host, or no server at the host's port.
    public static func unreachable(host: String) -> HTTPFailure {
        HTTPFailure(.unreachable, of: host, "\(host) cannot be reached.")
    }

    /// The connection ended before the response was complete.
    public static func cutOff(host: String) -> HTTPFailure {
        HTTPFailure(.cutOff, of: host, "The connection to \(host) was lost before the answer was complete.")
    }

    /// The TLS connection could not be established.
    public static func insecure(host: String) -> HTTPFailure {
        HTTPFailure(.insecure, of: host, "No secure connection to \(host) could be made.")
    }

    /// The received data is not an HTTP response.
    public static func notHTTP(host: String) -> HTTPFailure {
        HTTPFailure(.notHTTP, of: host, "The answer of \(host) is not HTTP.")
    }

    /// The body is compressed by a method that was not requested, or its compressed data is damaged.
    public static func unreadable(host: String) -> HTTPFailure {
        HTTPFailure(.unreadable, of: host, "The answer of \(host) cannot be decompressed.")
    }

    /// The header or the body is longer than the HTTP service accepts.
    public static func tooLarge(host: String, limit: Int) -> HTTPFailure {
        HTTPFailure(.tooLarge, of: host, limit: limit, "The answer of \(host) is longer than \(limit) bytes and was not read.")
    }

    /// The redirects form a loop, or there are too many.
    public static func redirectLoop(host: String) -> HTTPFailure {
        HTTPFailure(.redirectLoop, of: host, "\(host) redirects without end.")
    }

    /// The address cannot be requested over HTTP.
    public static func unusableAddress(_ address: String) -> HTTPFailure {
        let address = RemoteText.cleaned(address)
        return HTTPFailure(.unusableAddress, of: address, "“\(address)” is not an address for HTTP.")
    }

    public static func == (left: HTTPFailure, right: HTTPFailure) -> Bool { left.reason == right.reason }
    public func hash(into hasher: inout Hasher) { hasher.combine(reason) }
}
