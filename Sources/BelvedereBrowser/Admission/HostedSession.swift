public import Belvedere

/// A session of a host, as those see it who decide whether it ends.
public struct HostedSession: Sendable {
    /// The path of its app.
    public let path: String
    /// What admission set.
    public let values: SessionValues
    /// The network address that its page was first opened from; see ``AdmissionRequest/address``.
    public let address: String
}
