internal import BelvedereCluster
internal import ContactsPostgreSQL
import GalleryServer
internal import Logging
internal import PostgreSQL

/// The gallery that can share a PostgreSQL database with others: `gallery-cluster --database postgres://…`.
@main
struct GalleryCluster {
    static func main() async {
        await GalleryCommand.main { address, languages in
            let journal = try await ChangeJournal.open(PostgreSQLAddress(address), logger: Logger(label: "cluster"))
            let logger = Logger(label: "contacts")
            return GalleryDatabase(
                contacts: try await PostgreSQLContactStore.open(journal, languages: languages) { failure in logger.error("\(failure)") },
                transport: ClusterTransport(journal),
                run: { await journal.run() }
            )
        }
    }
}
