internal import BelvedereCluster
internal import ContactsModel
internal import Foundation
internal import PostgreSQL
internal import Repeatable

/// A write to the store that is in progress, such as saving a contact. It changes the tables, and records which rows change in each list
/// that is open on this node.
///
/// The changes are recorded within the transaction, because the rows before and after are known only there.
struct ContactWrite {
    let reader: ContactReader
    private let connection: PostgreSQLConnection
    private let derived: DerivedTables
    /// The sort orders that the database stores, one for each language.
    private let orderings: [KeptOrder]
    /// The lists that are open on this node, and the lists of all contacts by first name in each order, for other nodes. A list in an order
    /// that the database does not keep is left out, because it is read again.
    private let lists: [ContactQuery: ListReader]
    /// The languages of the lists whose changes are sent to other nodes.
    private let told: [ContactQuery: String]
    private var notes: [ContactQuery: [ContactChange]]

    /// Whether the write has changed nothing so far.
    private(set) var isEmpty = true
    /// Whether the write changes so many contacts that the lists read their rows again.
    private(set) var isLarge = false
    /// The words (of names, addresses and numbers) that the changed contacts had before the write and have after it. A search is affected
    /// if it finds one of them.
    private(set) var words: Set<ContactWords> = []

    /// The maximum number of changed contacts that are sent to lists one by one. If a write changes more, the lists read their rows again.
    static let most = 100
    /// The number of recent saves that are remembered, so that the same form is not saved twice. A person presses Done again within
    /// minutes.
    private static let savings: Int64 = 10_000

    /// Creates a write. The connection must already be in a transaction.
    init(connection: PostgreSQLConnection, orderings: [KeptOrder], collations: ContactCollations, queries: Set<ContactQuery>) {
        self.connection = connection
        self.orderings = orderings
        reader = ContactReader(connection: connection)
        derived = DerivedTables(connection: connection)
        var lists: [ContactQuery: ListReader] = [:]
        var told: [ContactQuery: String] = [:]
        for collation in orderings.map(\.collation) {
            let language = collation.language == collations.own.language ? nil : collation.language
            let everybody = ContactQuery.all.sorted(in: language)
            lists[everybody] = ListReader(connection: connection, collation: collation)
            told[everybody] = collation.language
        }
        for query in queries {
            let language = collations[query.language].language
            if let ordering = orderings.first(where: { $0.collation.language == language }) {
                lists[query] = ListReader(connection: connection, collation: ordering.collation)
            }
        }
        self.lists = lists
        self.told = told
        notes = lists.mapValues { _ in [] }
    }

    /// The changes of the rows of each list.
    var changes: [ContactQuery: ContactChangeSet.Kind] { notes.mapValues { isLarge ? .reload : .edits($0) } }

    /// The report about this write that is sent to the other nodes.
    var report: ContactReport {
        let lists = told.map { query, language in (language, notes[query] ?? []) }
        return ContactReport(lists: isLarge ? nil : Dictionary(uniqueKeysWithValues: lists), words: Array(words))
    }

    /// Saves a draft. If the same draft was already saved with this key, it changes nothing and returns the earlier result.
    mutating func once(
        _ key: IdempotencyKey?, _ draft: ContactDraft, save: (inout ContactWrite) async throws -> Contact
    ) async throws -> Contact {
        guard let key else { return try await save(&self) }
        let digest = try Self.digest(of: draft)
        let known = try await connection.query(
            "SELECT contact, revision FROM contacts.saving WHERE key = $1 AND content = $2", [.text(key.description), .integer(digest)]
        ).first
        if let known { return Contact(id: Contact.ID(try known.integer(0)), revision: Int(try known.integer(1)), content: draft) }
        let contact = try await save(&self)
        if isEmpty { return contact }
        try await connection.query(
            "INSERT INTO contacts.saving (key, content, contact, revision) VALUES ($1, $2, $3, $4)",
            [.text(key.description), .integer(digest), .integer(contact.id.number), .integer(Int64(contact.revision))]
        )
        try await connection.query(
            "DELETE FROM contacts.saving WHERE number <= (SELECT max(number) FROM contacts.saving) - $1", [.integer(Self.savings)]
        )
        return contact
    }

    /// - Parameter onProgress: receives the completed fraction after each portion.
    mutating func create(_ drafts: [ContactDraft], onProgress: (Double) -> Void = { _ in }) async throws -> [Contact] {
        if drafts.isEmpty { return [] }
        let numbers = try await connection.query(
            """
            SELECT nextval(pg_get_serial_sequence('contacts.contact', 'id')) FROM generate_series(1, $1)
            """, [.integer(Int64(drafts.count))]
        ).map { try $0.integer(0) }.sorted()
        let created = zip(numbers, drafts).map { Contact(id: Contact.ID($0), content: $1) }
        if drafts.count > Self.most { isLarge = true }
        if isLarge {
            try await insert(created, onProgress: onProgress)
            isEmpty = false
        } else {
            for contact in created { try await restore(contact) }
        }
        return created
    }

    /// Inserts a contact with its old identifier and content, for example to undo a deletion.
    mutating func restore(_ contact: Contact) async throws {
        isEmpty = false
        try await insert([contact])
        let present = ContactWords(contact.content)
        words.insert(present)
        for (query, list) in lists where query.matches(present) {
            let place = try await list.place(of: contact, in: query)
            notes[query]?.append(.inserted(contact, at: place))
        }
    }

    mutating func delete(_ contact: Contact) async throws {
        isEmpty = false
        let present = ContactWords(contact.content)
        words.insert(present)
        for (query, list) in lists where query.matches(present) {
            let place = try await list.place(of: contact, in: query)
            notes[query]?.append(.removed(contact, at: place))
        }
        try await connection.query("DELETE FROM contacts.contact WHERE id = $1", [.integer(contact.id.number)])
    }

    /// Deletes all contacts. Open lists read their rows again.
    mutating func deleteAll() async throws {
        guard try await connection.query("SELECT 1 FROM contacts.contact LIMIT 1").first != nil else { return }
        (isEmpty, isLarge) = (false, true)
        // Delete the words and sort keys of all contacts first, with one statement for each table. The foreign keys would delete them
        // contact by contact, which is slow.
        for table in ["word", "place", "contact"] { try await connection.query("DELETE FROM contacts.\(table)") }
    }

    mutating func update(_ old: Contact, to new: Contact) async throws {
        isEmpty = false
        let (oldWords, newWords) = (ContactWords(old.content), ContactWords(new.content))
        words.formUnion([oldWords, newWords])
        var before: [ContactQuery: ContactPlace] = [:]
        for (query, list) in lists where query.matches(oldWords) { before[query] = try await list.place(of: old, in: query) }
        try await connection.query(
            "UPDATE contacts.contact SET revision = $2, uid = $3, content = $4 WHERE id = $1", try Self.row(of: new)
        )
        if old.content.name != new.content.name {
            try await connection.query("DELETE FROM contacts.place WHERE contact = $1", [.integer(new.id.number)])
            try await derived.insertPlaces(of: [new], in: orderings)
        }
        if oldWords != newWords {
            try await connection.query("DELETE FROM contacts.word WHERE contact = $1", [.integer(new.id.number)])
            try await derived.insertWords(of: [new])
        }
        for (query, list) in lists {
            let after = query.matches(newWords) ? try await list.place(of: new, in: query) : nil
            let change: ContactChange? =
                switch (before[query], after) {
                case (let from?, let to?): from == to ? .updated(new, at: to) : .moved(new, from: from, to: to)
                case (let from?, nil): .removed(old, at: from)
                case (nil, let to?): .inserted(new, at: to)
                case (nil, nil): nil
                }
            if let change { notes[query]?.append(change) }
        }
    }

    private func insert(_ contacts: [Contact], onProgress: (Double) -> Void = { _ in }) async throws {
        for start in stride(from: 0, to: contacts.count, by: DerivedTables.portion) {
            let portion = contacts[start..<min(start + DerivedTables.portion, contacts.count)]
            let places = portion.indices.map { index in
                "(" + (1...4).map { "$\((index - start) * 4 + $0)" }.joined(separator: ", ") + ")"
            }
            try await connection.query(
                "INSERT INTO contacts.contact (id, revision, uid, content) VALUES \(places.joined(separator: ", "))",
                try portion.flatMap(Self.row)
            )
            try await derived.insertWords(of: portion)
            try await derived.insertPlaces(of: portion, in: orderings)
            onProgress(Double(portion.endIndex) / Double(contacts.count))
        }
    }

    /// Returns the columns of a contact: identifier, revision, the number of its `UID` (the identifier in a vCard), and content.
    private static func row(of contact: Contact) throws -> [PostgreSQLValue] {
        [
            .integer(contact.id.number), .integer(Int64(contact.revision)),
            ContactReader.digest(of: contact.content).map(PostgreSQLValue.integer) ?? .null, .bytes(try bytes(of: contact.content)),
        ]
    }

    private static func bytes(of draft: ContactDraft) throws -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return Array(try encoder.encode(draft))
    }

    /// Returns a checksum of a draft (the hash function FNV-1a). It only has to distinguish the few drafts of one form, and must be the
    /// same in each process.
    private static func digest(of draft: ContactDraft) throws -> Int64 {
        Int64(bitPattern: FNVDigest.of(try bytes(of: draft)))
    }
}
