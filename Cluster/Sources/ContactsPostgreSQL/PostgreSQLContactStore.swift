public import BelvedereCluster
public import ContactsModel
public import Foundation
internal import PostgreSQL
internal import Synchronization

/// A store of contacts in a PostgreSQL database, which several nodes (server processes) can use at the same time.
///
/// ```swift
/// let journal = try await ChangeJournal.open(PostgreSQLAddress("postgres://apps@127.0.0.1/apps"))
/// let store = try await PostgreSQLContactStore.open(journal)
/// // … while journal.run() runs …
/// let ann = try await store.create(ContactDraft(firstName: "Ann", lastName: "Zimmer"))
/// ```
///
/// It fulfils the contract of ``ContactStore`` on all nodes together: writes run one after the other, each list receives each write in this
/// order, and a failed write changes nothing. If the connection is lost during the commit of a write, the store asks the database over
/// another connection whether the write was committed. If no other connection can be opened, it throws
/// ``ContactStoreError/Code/uncertain``. A form can then save again with the same key, and the contact is saved only once.
///
/// If a list could not be read because the database was away, it reads its rows again when the database is back.
///
/// - Complexity: a page or a count reads the index of the language up to the requested row, which takes some milliseconds for 100,000
///   contacts. A write does the same for each sort order that the database stores, to find the positions of its rows.
public final class PostgreSQLContactStore: ContactStore {
    public let collations: ContactCollations

    private let journal: ChangeJournal
    private let order: WriteOrder
    private let report: FailureReport
    private let isClosed = Mutex(false)

    private init(
        journal: ChangeJournal, collations: ContactCollations, version: Int, report: @escaping @Sendable (ContactStoreError) -> Void
    ) {
        self.journal = journal
        self.collations = collations
        self.report = FailureReport(report)
        order = WriteOrder(version: version, collations: collations)
    }

    /// Opens the store of a database, and creates its tables if they are missing.
    ///
    /// The database stores a sort order for each requested language, so nodes can have different languages. The sort keys also depend on
    /// the version of the program. The node that starts last computes the tables for its own version. After that, nodes with an older
    /// version cannot write.
    ///
    /// - Parameters:
    ///   - journal: the journal of the database. It must be running, so that the store receives the writes of other nodes.
    ///   - locale: the locale for sorting if a person uses none of `languages`.
    ///   - languages: further languages for sorting, as BCP 47 tags: the languages of the app. The first request in a language waits until
    ///     its sort order has been created.
    ///   - onFailure: called with each failure of the database.
    /// - Throws: ``ContactStoreError``.
    public static func open(
        _ journal: ChangeJournal, locale: Locale = .current, languages: [String] = [],
        onFailure: @escaping @Sendable (ContactStoreError) -> Void = { _ in }
    ) async throws(ContactStoreError) -> PostgreSQLContactStore {
        let collations = ContactCollations(locale: locale, languages: languages)
        do {
            let version = try await journal.pool.transaction { connection in
                _ = try await ChangeJournal.lock(ContactTables.topic, over: connection)
                try await ContactTables.prepare(connection)
                if try await KeptOrderTable(connection: connection).begin(with: collations) {
                    let report = ContactReport(lists: nil, words: [])
                    _ = try await journal.append(try report.payload(), to: ContactTables.topic, over: connection)
                }
                return Int(try await ChangeJournal.lock(ContactTables.topic, over: connection))
            }
            let store = PostgreSQLContactStore(journal: journal, collations: collations, version: version, report: onFailure)
            journal.follow(ContactTables.topic, after: Int64(version)) { [order = store.order] in order.take($0) }
            return store
        } catch {
            throw StoreFailure.error(of: error)
        }
    }

    /// Ends the streams of changes of all lists. Later requests throw ``ContactStoreError/Code/closed``. The journal continues to run.
    public func close() {
        isClosed.withLock { $0 = true }
        order.feed.close()
    }

    public func contact(_ id: Contact.ID) async throws(ContactStoreError) -> Contact? {
        try await read { try await ContactReader(connection: $0).contact(id) }
    }

    public func count(of query: ContactQuery) async throws(ContactStoreError) -> Int {
        try await read { try await ContactReader(connection: $0).count(of: query) }
    }

    public func page(of query: ContactQuery, offset: Int, limit: Int) async throws(ContactStoreError) -> ContactPage {
        try await readLists(in: query.language) { try await $0.page(of: query, offset: offset, limit: limit) }
    }

    public func page(
        of query: ContactQuery, after cursor: ContactCursor?, limit: Int
    ) async throws(ContactStoreError) -> ContactPage {
        try await readLists(in: query.language) { try await $0.page(of: query, after: cursor, limit: limit) }
    }

    public func contacts(like drafts: [ContactDraft]) async throws(ContactStoreError) -> [Contact] {
        try await readLists(in: nil) { try await $0.contacts(like: drafts) }
    }

    public func insertionIndex(
        of name: ContactName, id: Contact.ID?, in query: ContactQuery
    ) async throws(ContactStoreError) -> Int {
        let key = collations[query.language].key(of: name.tidied, by: query.order)
        return try await readLists(in: query.language) { try await $0.rank(of: key, id: id, in: query) }
    }

    public func sections(of query: ContactQuery) async throws(ContactStoreError) -> ContactSections {
        try await readLists(in: query.language) { try await $0.sections(of: query) }
    }

    public func create(_ draft: ContactDraft, key: IdempotencyKey?) async throws(ContactStoreError) -> Contact {
        let draft = try Self.valid(draft)
        return try await write { edit in
            try await edit.once(key, draft) { edit in
                guard let contact = try await edit.create([draft]).first else { throw ContactStoreError(.unexpected) }
                return contact
            }
        }
    }

    public func create(
        _ drafts: [ContactDraft], onProgress: @escaping @Sendable (Double) -> Void
    ) async throws(ContactStoreError) -> [Contact] {
        let valid = try Self.validCards(drafts)
        if valid.isEmpty { return [] }
        return try await write { try await $0.create(valid, onProgress: onProgress) }
    }

    public func replaceAll(
        with drafts: [ContactDraft], onProgress: @escaping @Sendable (Double) -> Void
    ) async throws(ContactStoreError) -> [Contact] {
        let valid = try Self.validCards(drafts)
        return try await write { edit in
            try await edit.deleteAll()
            return try await edit.create(valid, onProgress: onProgress)
        }
    }

    public func update(
        _ original: Contact, to draft: ContactDraft, key: IdempotencyKey?
    ) async throws(ContactStoreError) -> Contact {
        let draft = try Self.valid(draft, after: original.content)
        return try await write { edit in
            try await edit.once(key, draft) { edit in
                let current = try await edit.reader.current(original)
                if draft == current.content { return current }
                let new = Contact(id: current.id, revision: current.revision + 1, content: draft)
                try await edit.update(current, to: new)
                return new
            }
        }
    }

    public func delete(_ contact: Contact) async throws(ContactStoreError) {
        try await write { try await $0.delete($0.reader.current(contact)) }
    }

    public func restore(_ contact: Contact) async throws(ContactStoreError) {
        try await write { edit in
            guard let present = try await edit.reader.contact(contact.id) else { return try await edit.restore(contact) }
            if present == contact { return }
            throw ContactStoreError(.conflict, conflict: ContactConflict(original: contact, current: present))
        }
    }

    public func changes(in query: ContactQuery) -> ContactChanges {
        // Lists that show the same rows share one stream of changes.
        order.feed.changes(in: query.sorted(in: query.language.flatMap(collations.language)))
    }

    // MARK: Requests

    private static func validCards(_ drafts: [ContactDraft]) throws(ContactStoreError) -> [ContactDraft] {
        var valid: [ContactDraft] = []
        for draft in drafts {
            do { valid.append(try draft.validatedAsCard()) } catch { throw ContactStoreError(.invalid) }
        }
        return valid
    }

    private static func valid(_ draft: ContactDraft, after original: ContactDraft? = nil) throws(ContactStoreError) -> ContactDraft {
        do { return try draft.validated(after: original) } catch { throw ContactStoreError(.invalid) }
    }

    /// Reads lists in a language. If the database does not store the sort order of this language, the order is created first.
    private func readLists<Answer: Sendable>(
        in language: String?, _ body: @Sendable (ListReader) async throws -> Answer
    ) async throws(ContactStoreError) -> Answer {
        let collation = collations[language]
        // Try at most three times, because another node that is starting may delete the order just after it was created.
        for _ in 0..<3 {
            let answer: Answer? = try await read { connection in
                do {
                    return try await body(ListReader(connection: connection, collation: collation))
                } catch is MissingOrdering {
                    return nil
                }
            }
            if let answer { return answer }
            try await make(collation)
        }
        throw failure(ContactStoreError(.locked, cause: "Other nodes do not offer \(collation.language)."))
    }

    private func make(_ collation: ContactCollation) async throws(ContactStoreError) {
        do {
            try await journal.pool.transaction { connection in
                // Lock the topic, because no contact may change between reading the contacts and storing their order.
                _ = try await ChangeJournal.lock(ContactTables.topic, over: connection)
                try await KeptOrderTable(connection: connection).make(collation)
            }
        } catch {
            throw failure(error)
        }
    }

    private func read<Answer: Sendable>(
        _ body: @Sendable (PostgreSQLConnection) async throws -> Answer
    ) async throws(ContactStoreError) -> Answer {
        if isClosed.withLock({ $0 }) { throw ContactStoreError(.closed) }
        do {
            return try await journal.pool.read(body)
        } catch {
            throw failure(error)
        }
    }

    private func write<Answer: Sendable>(
        _ body: @escaping @Sendable (inout ContactWrite) async throws -> Answer
    ) async throws(ContactStoreError) -> Answer {
        if isClosed.withLock({ $0 }) { throw ContactStoreError(.closed) }
        let (journal, order, collations) = (journal, order, collations)
        // Remember the version number of each attempt. If an attempt is not committed, another write may get the same number.
        let attempted = AttemptedVersion(order)
        do {
            let (answer, version, changes) = try await journal.pool.transaction { connection in
                attempted.giveUp()
                _ = try await ChangeJournal.lock(ContactTables.topic, over: connection)
                let orderings = try await KeptOrderTable(connection: connection).kept()
                var edit = ContactWrite(connection: connection, orderings: orderings, collations: collations, queries: order.feed.queries)
                let answer = try await body(&edit)
                if edit.isEmpty { return (answer, Int?.none, [ContactQuery: ContactChangeSet.Kind]()) }
                let version = Int(try await journal.append(try edit.report.payload(), to: ContactTables.topic, over: connection))
                attempted.expect(version)
                return (answer, version, edit.changes)
            }
            if let version { order.store(version, changes) }
            report.succeeded()
            return answer
        } catch {
            attempted.giveUp()
            throw failure(error)
        }
    }

    private func failure(_ error: any Error) -> ContactStoreError {
        let failure = StoreFailure.error(of: error)
        if failure.isFaultOfStorage {
            order.noteFailure()
            report.failed(failure)
        }
        return failure
    }
}
