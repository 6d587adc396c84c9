internal import BelvedereCluster
internal import ContactsPostgreSQL
public import GalleryServer
internal import Logging
internal import PostgreSQL

extension GalleryDatabase {
    /// Opens a PostgreSQL database that several servers of the gallery (the project's demonstration) share.
    ///
    /// - Parameters:
    ///   - address: `postgres://user@host:5432/database`.
    ///   - languages: the languages of the people, for sorting lists.
    /// - Throws: an error if the address is not valid or the database cannot be reached.
    public static func postgreSQL(at address: String, languages: [String]) async throws -> GalleryDatabase {
        let journal = try await ChangeJournal.open(PostgreSQLAddress(address), logger: Logger(label: "cluster"))
        let logger = Logger(label: "contacts")
        return GalleryDatabase(
            contacts: try await PostgreSQLContactStore.open(journal, languages: languages) { failure in logger.error("\(failure)") },
            transport: ClusterTransport(journal),
            run: { await journal.run() }
        )
    }
}
