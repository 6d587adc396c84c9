/// The options of a journal. The defaults suit nodes (server processes) in one data centre.
public struct JournalOptions: Sendable {
    /// The time for which changes are stored. A node that was disconnected for longer reads the stored state again.
    public var retention: Duration = .seconds(3600)
    /// The interval at which a node writes to the database that it is alive, and looks for changes that it has missed.
    public var heartbeat: Duration = .seconds(5)
    /// If a node has not written for this time that it is alive, the other nodes treat it as gone.
    public var absence: Duration = .seconds(20)
    /// The time limit for opening a connection, and for each response of the database.
    public var patience: Duration = .seconds(10)
    /// The number of connections for queries. Listening has one more connection.
    public var connections = 4
    /// The longest pause between two attempts to connect. The first attempt has no pause.
    public var longestPause: Duration = .seconds(2)

    public init() {}
}
