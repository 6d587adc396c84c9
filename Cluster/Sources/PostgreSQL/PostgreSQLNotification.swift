/// A notification that the database has sent because of `NOTIFY`. All connections that listen to the channel receive it.
public struct PostgreSQLNotification: Sendable, Hashable {
    /// The channel of the notification.
    public let channel: String
    /// The text of the notification. It has at most 7,999 bytes.
    public let payload: String
}
