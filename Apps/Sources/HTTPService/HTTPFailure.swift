/// Why there is no answer at all. Cancellation is not among the reasons: it is a `CancellationError`, as everywhere.
public struct HTTPFailure: Error, Sendable, Hashable, CustomStringConvertible {
    /// Why there is none. Texts in other languages go by it.
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
    /// The server, or the address where that is at fault.
    let subject: String
    /// The seconds that were waited for, or the bytes that are read at most; 0 where there are none.
    let limit: Int
    /// What happened, and to what, in English, for logs. ``text`` is for people.
    public let sentence: String

    private init(_ reason: Reason, of subject: String, limit: Int = 0, _ sentence: String) {
        self.reason = reason
        self.subject = subject
        self.limit = limit
        self.sentence = sentence
    }

    /// A short stable form, for logs, tests and localised texts.
    public var code: String { reason.rawValue }
    public var description: String { "\(code): \(sentence)" }

    /// The deadline passed before the answer was complete.
    public static func timedOut(host: String, after deadline: Duration) -> HTTPFailure {
        let seconds = Int(deadline.components.seconds)
        return HTTPFailure(.timedOut, of: host, limit: seconds, "\(host) did not answer completely within \(seconds) s.")
    }

    /// No connection came about: no network, no such host, or nobody listens there.
    public static func unreachable(host: String) -> HTTPFailure {
        HTTPFailure(.unreachable, of: host, "\(host) cannot be reached.")
    }

    /// The connection ended before the answer did.
    public static func cutOff(host: String) -> HTTPFailure {
        HTTPFailure(.cutOff, of: host, "The connection to \(host) broke off before the answer was complete.")
    }

    /// The secure connection could not be set up.
    public static func insecure(host: String) -> HTTPFailure {
        HTTPFailure(.insecure, of: host, "No secure connection to \(host) could be made.")
    }

    /// What came is no answer of HTTP.
    public static func notHTTP(host: String) -> HTTPFailure {
        HTTPFailure(.notHTTP, of: host, "What \(host) answered is not HTTP.")
    }

    /// The body is compressed in a way that was not asked for, or is damaged.
    public static func unreadable(host: String) -> HTTPFailure {
        HTTPFailure(.unreadable, of: host, "The answer of \(host) cannot be decompressed.")
    }

    /// The head or the body is longer than the service reads.
    public static func tooLarge(host: String, limit: Int) -> HTTPFailure {
        HTTPFailure(.tooLarge, of: host, limit: limit, "The answer of \(host) is longer than \(limit) bytes and was not read.")
    }

    /// Redirects lead in a circle, or on and on.
    public static func redirectLoop(host: String) -> HTTPFailure {
        HTTPFailure(.redirectLoop, of: host, "\(host) redirects without end.")
    }

    /// The address is none that can be asked over HTTP.
    public static func unusableAddress(_ address: String) -> HTTPFailure {
        let address = RemoteText.cleaned(address)
        return HTTPFailure(.unusableAddress, of: address, "“\(address)” is not an address that can be asked over HTTP.")
    }

    public static func == (left: HTTPFailure, right: HTTPFailure) -> Bool { left.reason == right.reason }
    public func hash(into hasher: inout Hasher) { hasher.combine(reason) }
}
