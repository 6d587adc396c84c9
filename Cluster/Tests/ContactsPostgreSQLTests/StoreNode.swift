import BelvedereCluster
import ClusterTesting
import ContactsPostgreSQL
import Foundation
import Logging
import Testing

/// A running journal and a contact store that uses it, like one server process.
final class StoreNode: Sendable {
    let store: PostgreSQLContactStore
    private let running: Task<Void, Never>

    private init(_ store: PostgreSQLContactStore, _ journal: ChangeJournal) {
        self.store = store
        running = Task { await journal.run() }
    }

    static func start(_ database: TestDatabase, _ locale: Locale, languages: [String] = []) async throws -> StoreNode {
        var options = JournalOptions()
        options.longestPause = .milliseconds(100)
        options.heartbeat = .milliseconds(200)
        options.patience = .seconds(30)
        var logger = Logger(label: "node")
        logger.logLevel = .critical
        let journal = try await ChangeJournal.open(database.address, options: options, logger: logger)
        let node = StoreNode(try await PostgreSQLContactStore.open(journal, locale: locale, languages: languages), journal)
        await eventually("a node hears the others") { journal.isConnected }
        return node
    }

    func stop() async {
        running.cancel()
        await running.value
        store.close()
    }
}
