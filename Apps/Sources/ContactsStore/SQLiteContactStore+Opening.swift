public import ContactsModel
public import Foundation
import GRDB

extension SQLiteContactStore {
    /// Opens the database of contacts in a data folder. Creates the folder and the file if they do not exist.
    ///
    /// The file of an older app version is migrated, and lists that were sorted by other rules are sorted again. The file of another
    /// program or of a newer app version is not changed.
    ///
    /// - Parameters:
    ///   - folder: the folder that contains `contacts.sqlite`. If it does not exist, it is created, readable only by its owner.
    ///   - locale: the locale by which lists are sorted for people whose language is not in `languages`.
    ///   - languages: the languages of the app, as BCP 47 tags. The first person of a language waits until the lists are sorted for it.
    ///     From then on every write updates these lists too.
    ///   - patience: how long a request waits while another process has locked the file. Then it fails with
    ///     ``ContactStoreError/Code/locked``.
    ///   - onFailure: receives the failures of the file or the disk, for a log. Each kind is reported once, and again only after a
    ///     successful write. Other errors, such as a conflict, are only thrown to the caller.
    @concurrent
    public static func open(
        folder: URL,
        locale: Locale = .current,
        languages: [String] = [],
        patience: Duration = .seconds(2),
        onFailure: @escaping @Sendable (ContactStoreError) -> Void = { _ in }
    ) async throws(ContactStoreError) -> SQLiteContactStore {
        try open(folder: folder, options: StoreOptions(locale: locale, languages: languages, patience: patience, onFailure: onFailure))
    }

    /// Returns a store whose database is in memory, for tests and demonstrations. It has the same code, tables and order as a store in a
    /// file.
    public static func inMemory(locale: Locale = .current, languages: [String] = []) throws(ContactStoreError) -> SQLiteContactStore {
        do {
            var configuration = Configuration()
            configuration.label = "contacts"
            let queue = try DatabaseQueue(configuration: configuration)
            try ContactSchema.migrator.migrate(queue)
            return try SQLiteContactStore(database: queue, collations: ContactCollations(locale: locale, languages: languages))
        } catch {
            throw DatabaseFailure.error(of: error, path: nil)
        }
    }

    static func open(folder: URL, options: StoreOptions) throws(ContactStoreError) -> SQLiteContactStore {
        let file = folder.appending(component: fileName)
        do {
            try make(folder)
            let configuration = configuration(options)
            if FileManager.default.fileExists(atPath: file.path) {
                // Check the file before anything is written to it. Even switching to write-ahead logging would change another program's
                // file.
                let queue = try DatabaseQueue(path: file.path, configuration: configuration)
                try queue.read(ContactSchema.check)
                try queue.close()
            }
            DatabaseFile.make(at: file.path)
            let pool = try DatabasePool(path: file.path, configuration: configuration)
            try pool.writeWithoutTransaction { database in
                // GRDB weakens this setting when it switches to write-ahead logging, so set it afterwards. With it, a commit returns only
                // after its data is on the disk.
                try database.execute(sql: "PRAGMA synchronous = FULL")
                if let pages = options.pages { try database.execute(sql: "PRAGMA max_page_count = \(pages)") }
            }
            try ContactSchema.migrator.migrate(pool)
            return try SQLiteContactStore(
                database: pool, file: file, collations: ContactCollations(locale: options.locale, languages: options.languages),
                onFailure: options.onFailure
            )
        } catch {
            throw DatabaseFailure.error(of: error, path: file.path)
        }
    }

    private static func configuration(_ options: StoreOptions) -> Configuration {
        var configuration = Configuration()
        configuration.label = "contacts"
        configuration.busyMode = .timeout(options.patience / .seconds(1))
        configuration.prepareDatabase { database in
            // Let SQLite cache 16 MB. The index of 100,000 names fits into it, so an import does not read and write the index again and
            // again.
            try database.execute(sql: "PRAGMA cache_size = -16000")
        }
        return configuration
    }

    private static func make(_ folder: URL) throws {
        do {
            try FileManager.default.createDirectory(
                at: folder,
                withIntermediateDirectories: true,
                attributes: [.posixPermissions: 0o700]
            )
        } catch {
            let parent = folder.deletingLastPathComponent().path
            let isForbidden =
                FileManager.default.fileExists(atPath: parent)
                && !FileManager.default.isWritableFile(atPath: parent)
            throw ContactStoreError(isForbidden ? .notWritable : .cannotOpen, cause: String(describing: error))
        }
    }
}
