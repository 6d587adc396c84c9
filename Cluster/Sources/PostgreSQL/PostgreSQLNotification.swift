/// What the database tells those who listen to a channel.
public struct PostgreSQLNotification: Sendable, Hashable {
    /// The channel that was told something.
    public let channel: String
    /// What was told; at most 7,999 bytes.
    public let payload: String
}
