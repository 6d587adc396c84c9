/// How a journal goes about its work. The defaults suit nodes in one data centre.
public struct JournalOptions: Sendable {
    /// How long changes are kept. A node that was away longer reads the state anew.
    public var retention: Duration = .seconds(3600)
    /// How often a node says that it is there, and looks for what nobody has told it.
    public var heartbeat: Duration = .seconds(5)
    /// How long a node may say nothing before the others take it to have gone.
    public var absence: Duration = .seconds(20)
    /// How long a connection may take to open, and an answer to come.
    public var patience: Duration = .seconds(10)
    /// The number of connections beside the one that listens.
    public var connections = 4
    /// The longest pause between two attempts to connect. The first comes at once.
    public var longestPause: Duration = .seconds(2)

    public init() {}
}
