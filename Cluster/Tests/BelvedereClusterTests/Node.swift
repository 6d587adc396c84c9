import BelvedereCluster
import ClusterTesting
import Logging
import Testing

/// A running journal in this process. It behaves like the journal of a separate server process.
final class Node: Sendable {
    let journal: ChangeJournal
    private let running: Task<Void, Never>

    var transport: ClusterTransport { ClusterTransport(journal) }

    private init(_ journal: ChangeJournal) {
        self.journal = journal
        running = Task { await journal.run() }
    }

    static func start(_ database: TestDatabase, _ change: (inout JournalOptions) -> Void = { _ in }) async throws -> Node {
        var options = JournalOptions()
        options.longestPause = .milliseconds(100)
        options.heartbeat = .milliseconds(200)
        options.patience = .seconds(30)
        change(&options)
        var logger = Logger(label: "node")
        logger.logLevel = .critical
        let node = Node(try await ChangeJournal.open(database.address, options: options, logger: logger))
        await eventually("a node hears the others") { node.journal.isConnected }
        return node
    }

    /// Stops the journal and waits until it has ended.
    func stop() async {
        running.cancel()
        await running.value
    }
}
