public import ContactsModel
public import Foundation
import GRDB

/// A store of contacts in an SQLite database, either in a file or in memory.
///
/// ```swift
/// let store = try await SQLiteContactStore.open(folder: URL(filePath: "data"))
/// let ann = try await store.create(ContactDraft(firstName: "Ann", lastName: "Zimmer"))
/// ```
/// One store serves all sessions of a process. Another process may open the same file. This store notices writes of the other process at
/// its next read or write, and open lists then read again. See <doc:StoreGuarantees> for the guarantees and measurements.
public final class SQLiteContactStore: ContactStore {
    public let collations: ContactCollations
    /// The database file, or nil for a store in memory.
    public let file: URL?

    let database: any DatabaseWriter
    private let broadcaster: ChangeBroadcaster
    private let gate = RequestGate()
    private let report: FailureReport
    /// The two files that a commit writes to: the database and its write-ahead log.
    private let parts: [DatabaseFile]

    /// The name of the database file within the data folder.
    public static let fileName = "contacts.sqlite"

    init(
        database: any DatabaseWriter,
        file: URL? = nil,
        collations: ContactCollations,
        onFailure: @escaping @Sendable (ContactStoreError) -> Void = { _ in }
    ) throws {
        self.database = database
        self.file = file
        self.collations = collations
        report = FailureReport(onFailure)
        broadcaster = ChangeBroadcaster(
            version: try database.write { database in
                try OrderingTable(database: database).begin(with: collations)
                return try StoreProperties(database: database).version()
            })
        // The write above has created the write-ahead log, so its file exists now.
        parts = (file.map { [$0.path, $0.path + "-wal"] } ?? []).compactMap(DatabaseFile.init)
    }

    public func contact(_ id: Contact.ID) async throws(ContactStoreError) -> Contact? {
        try await read { try ContactTable(database: $0).contact(id) }
    }

    public func count(of query: ContactQuery) async throws(ContactStoreError) -> Int {
        try await readLists(in: query.language) { try $0.count(of: query) }
    }

    public func page(
        of query: ContactQuery,
        offset: Int,
        limit: Int
    ) async throws(ContactStoreError) -> ContactPage {
        try await page(of: query) { try $0.page(of: query, offset: max(0, offset), limit: max(0, limit)) }
    }

    public func page(
        of query: ContactQuery,
        after cursor: ContactCursor?,
        limit: Int
    ) async throws(ContactStoreError) -> ContactPage {
        try await page(of: query) { try $0.page(of: query, after: cursor, limit: max(0, limit)) }
    }

    public func contacts(like drafts: [ContactDraft]) async throws(ContactStoreError) -> [Contact] {
        try await readLists(in: nil) { try CardLookup(database: $0.database, ordering: $0.ordering).contacts(like: drafts) }
    }

    public func insertionIndex(
        of name: ContactName,
        id: Contact.ID?,
        in query: ContactQuery
    ) async throws(ContactStoreError) -> Int {
        let key = collations[query.language].key(of: name.tidied, by: query.order)
        return try await readLists(in: query.language) { try $0.rank(of: key, id: id, in: query) }
    }

    public func sections(of query: ContactQuery) async throws(ContactStoreError) -> ContactSections {
        try await readLists(in: query.language) { lists in
            ContactSections(
                version: try StoreProperties(database: lists.database).version(),
                sections: try lists.sections(of: query)
            )
        }
    }

    public func create(_ draft: ContactDraft, key: IdempotencyKey?) async throws(ContactStoreError) -> Contact {
        try await write { edit in
            let draft = try draft.validated()
            return try edit.once(key, draft) { try $0.create(draft) }
        }
    }

    public func create(
        _ drafts: [ContactDraft], onProgress: @escaping @Sendable (Double) -> Void
    ) async throws(ContactStoreError) -> [Contact] {
        let prepared = try await prepared(drafts)
        return try await write { try $0.create(prepared, onProgress: onProgress) }
    }

    public func replaceAll(
        with drafts: [ContactDraft], onProgress: @escaping @Sendable (Double) -> Void
    ) async throws(ContactStoreError) -> [Contact] {
        let prepared = try await prepared(drafts)
        return try await write { edit in
            try edit.deleteAll()
            return try edit.create(prepared, onProgress: onProgress)
        }
    }

    private func prepared(_ drafts: [ContactDraft]) async throws(ContactStoreError) -> PreparedContacts {
        do { return try await PreparedContacts.make(drafts, collation: collations.own) } catch { throw failure(error) }
    }

    public func update(
        _ original: Contact,
        to draft: ContactDraft,
        key: IdempotencyKey?
    ) async throws(ContactStoreError) -> Contact {
        try await write { edit in
            let draft = try draft.validated(after: original.content)
            return try edit.once(key, draft) { edit in
                let current = try edit.contacts.current(original)
                guard draft != current.content else { return current }
                let new = Contact(id: current.id, revision: current.revision &+ 1, content: draft)
                try edit.update(current, to: new)
                return new
            }
        }
    }

    public func delete(_ contact: Contact) async throws(ContactStoreError) {
        try await write { try $0.delete($0.contacts.current(contact)) }
    }

    public func restore(_ contact: Contact) async throws(ContactStoreError) {
        try await write { edit in
            guard let present = try edit.contacts.contact(contact.id) else { return try edit.restore(contact) }
            guard present == contact else {
                throw ContactStoreError(.conflict, conflict: ContactConflict(original: contact, current: present))
            }
        }
    }

    public func changes(in query: ContactQuery) -> ContactChanges {
        // Normalise the language, so that lists with the same rows have equal queries and share their change sets.
        broadcaster.changes(in: query.sorted(in: query.language.flatMap(collations.language)))
    }

    /// Closes the store: ends all change sequences, waits for the running requests and closes the file. Later requests fail with
    /// ``ContactStoreError/Code/closed``. A process needs this only to open the same file again.
    public func close() async throws(ContactStoreError) {
        broadcaster.close()
        guard await gate.close() else { return }
        do { try database.close() } catch { throw failure(error) }
    }

    private func page(
        of query: ContactQuery,
        _ rows: @escaping @Sendable (ListingTable) throws -> (contacts: [Contact], next: ContactCursor?)
    ) async throws(ContactStoreError) -> ContactPage {
        try await readLists(in: query.language) { lists in
            let page = try rows(lists)
            return ContactPage(
                version: try StoreProperties(database: lists.database).version(),
                total: try lists.count(of: query),
                contacts: page.contacts,
                next: page.next
            )
        }
    }

    /// Reads from lists that are sorted for a language. If the file does not have this sort order, makes it first.
    private func readLists<Answer: Sendable>(
        in language: String?, _ body: @escaping @Sendable (ListingTable) throws -> Answer
    ) async throws(ContactStoreError) -> Answer {
        let collation = collations[language]
        // Try again a few times. Another process with other sorting rules may delete the new order right after it was made.
        for _ in 0..<3 {
            let answer: Answer? = try await read { database in
                guard let ordering = try OrderingTable(database: database).ordering(of: collation) else { return nil }
                return try body(ListingTable(database: database, ordering: ordering))
            }
            if let answer { return answer }
            try await write { try $0.makeOrdering(of: collation) }
        }
        throw ContactStoreError(.locked, path: file?.path, cause: "Another process sorts the contacts by other rules.")
    }

    private func read<Answer: Sendable>(
        _ body: @escaping @Sendable (Database) throws -> Answer
    ) async throws(ContactStoreError) -> Answer {
        try gate.enter()
        defer { gate.leave() }
        do {
            let (answer, version) = try await database.read { database in
                (try body(database), try StoreProperties(database: database).version())
            }
            if broadcaster.isForeign(version) { broadcaster.publishForeign(version) }
            return answer
        } catch {
            throw failure(error)
        }
    }

    private func write<Answer: Sendable>(
        _ body: @escaping @Sendable (inout StoreEdit) throws -> Answer
    ) async throws(ContactStoreError) -> Answer {
        let (collations, broadcaster, parts) = (collations, broadcaster, parts)
        try gate.enter()
        defer { gate.leave() }
        do {
            let answer = try await database.writeWithoutTransaction { database in
                try Self.commit(body, to: database, collations, broadcaster, parts)
            }
            report.succeeded()
            return answer
        } catch {
            throw failure(error)
        }
    }

    /// Commits a write and publishes its changes. It runs on the database's queue, one write at a time, so that changes are published in
    /// the order of the commits.
    private static func commit<Answer>(
        _ body: (inout StoreEdit) throws -> Answer,
        to database: Database,
        _ collations: ContactCollations,
        _ broadcaster: ChangeBroadcaster,
        _ parts: [DatabaseFile]
    ) throws -> Answer {
        var (version, isAnnounced) = (0, false)
        var changes: [ContactQuery: ContactChangeSet.Kind] = [:]
        let answer: Answer
        do {
            try database.beginTransaction(.immediate)
            let properties = StoreProperties(database: database)
            version = try properties.version()
            // Whether another process has written to the file since this process did.
            let isForeign = broadcaster.isForeign(version)
            var edit = try StoreEdit(database: database, collations: collations, queries: broadcaster.queries)
            answer = try body(&edit)
            if !isForeign { changes = edit.changes }
            if !edit.isEmpty || isForeign {
                version &+= 1
                try properties.set(version: version)
                broadcaster.expect(version)
                isAnnounced = true
            }
            for part in parts { try part.verifyPresence() }
            try database.commit()
            // Check the files again. If they were deleted before the commit, no other reader will ever see the write.
            for part in parts { try part.verifyPresence() }
        } catch {
            if database.isInsideTransaction { try database.rollback() }
            if isAnnounced { broadcaster.expect(version &- 1) }
            throw error
        }
        if isAnnounced { broadcaster.publish(version, changes) }
        return answer
    }

    private func failure(_ error: any Error) -> ContactStoreError {
        let failure = DatabaseFailure.error(of: error, path: file?.path)
        report.failed(failure)
        return failure
    }
}
