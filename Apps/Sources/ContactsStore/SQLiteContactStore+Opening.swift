public import ContactsModel
public import Foundation
import GRDB

extension SQLiteContactStore {
    /// Opens the contacts of a data folder, and makes folder and file if there are none.
    ///
    /// An older file is brought up to date, and what was sorted by other rules is sorted anew. A file that is somebody else's,
    /// or newer than this app, is left as it is.
    ///
    /// - Parameters:
    ///   - folder: where `contacts.sqlite` lies; made, readable by its owner alone, if it is not there.
    ///   - locale: by which lists are sorted for a person who speaks none of the languages.
    ///   - languages: those by which lists are sorted as well, as BCP 47 tags: the languages of the app. The first who asks in a
    ///     language waits until its order is made, and from then on every write keeps it.
    ///   - patience: how long a request waits for another process to let go of the file before it fails as
    ///     ``ContactStoreError/Code/locked``.
    ///   - onFailure: told of each failure of the file or the disk, for a log: once for each kind until something was written
    ///     again. A request that fails, as by a conflict, is the business of who asked.
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

    /// A store that lasts as long as it is used, for tests and demonstrations; the same code, tables and order as in a
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
                // Before anything is written: opening for write-ahead logging alone would change a foreign file.
                let queue = try DatabaseQueue(path: file.path, configuration: configuration)
                try queue.read(ContactSchema.check)
                try queue.close()
            }
            DatabaseFile.make(at: file.path)
            let pool = try DatabasePool(path: file.path, configuration: configuration)
            try pool.writeWithoutTransaction { database in
                // GRDB relaxes this when it turns on write-ahead logging, so it has to be set afterwards: a commit
                // returns only when its frames are on the disk.
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
            // 16 MB: the index of 100,000 names fits, so that an import does not read and write it over and over.
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
