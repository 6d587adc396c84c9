/// Why there is no answer at all. Cancellation is not among the reasons: it is a `CancellationError`, as everywhere.
public struct HTTPFailure: Error, Sendable, Hashable, CustomStringConvertible {
    private enum Code: String {
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

    private let reason: Code
    /// A sentence for people: what happened, and to what.
    public let sentence: String

    private init(_ reason: Code, _ sentence: String) {
        self.reason = reason
        self.sentence = sentence
    }

    /// A short stable form, for logs, tests and localised texts.
    public var code: String { reason.rawValue }
    public var description: String { "\(code): \(sentence)" }

    /// The deadline passed before the answer was complete.
    public static func timedOut(host: String, after deadline: Duration) -> HTTPFailure {
        HTTPFailure(.timedOut, "\(host) did not answer completely within \(deadline.components.seconds) s.")
    }

    /// No connection came about: no network, no such host, or nobody listens there.
    public static func unreachable(host: String) -> HTTPFailure {
        HTTPFailure(.unreachable, "\(host) cannot be reached.")
    }

    /// The connection ended before the answer did.
    public static func cutOff(host: String) -> HTTPFailure {
        HTTPFailure(.cutOff, "The connection to \(host) broke off before the answer was complete.")
    }

    /// The secure connection could not be set up.
    public static func insecure(host: String) -> HTTPFailure {
        HTTPFailure(.insecure, "No secure connection to \(host) could be made.")
    }

    /// What came is no answer of HTTP.
    public static func notHTTP(host: String) -> HTTPFailure {
        HTTPFailure(.notHTTP, "What \(host) answered is not HTTP.")
    }

    /// The body is compressed in a way that was not asked for, or is damaged.
    public static func unreadable(host: String) -> HTTPFailure {
        HTTPFailure(.unreadable, "The answer of \(host) cannot be decompressed.")
    }

    /// The head or the body is longer than the service reads.
    public static func tooLarge(host: String, limit: Int) -> HTTPFailure {
        HTTPFailure(.tooLarge, "The answer of \(host) is longer than \(limit) bytes and was not read.")
    }

    /// Redirects lead in a circle, or on and on.
    public static func redirectLoop(host: String) -> HTTPFailure {
        HTTPFailure(.redirectLoop, "\(host) redirects without end.")
    }

    /// The address is none that can be asked over HTTP.
    public static func unusableAddress(_ address: String) -> HTTPFailure {
        HTTPFailure(.unusableAddress, "“\(RemoteText.cleaned(address))” is not an address that can be asked over HTTP.")
    }

    public static func == (left: HTTPFailure, right: HTTPFailure) -> Bool { left.reason == right.reason }
    public func hash(into hasher: inout Hasher) { hasher.combine(reason) }
}
