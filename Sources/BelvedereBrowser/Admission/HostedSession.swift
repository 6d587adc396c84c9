public import Belvedere

/// A session of a host (the state of one open page), as ``BrowserHost/endSessions(where:)`` shows it to the closure that decides which
/// sessions end.
public struct HostedSession: Sendable {
    /// The path of the session's app, such as `/hello`.
    public let path: String
    /// The session's values, which the closure `admit` has set.
    public let values: SessionValues
    /// The network address from which its page was first opened; see ``AdmissionRequest/address``.
    public let address: String
}
