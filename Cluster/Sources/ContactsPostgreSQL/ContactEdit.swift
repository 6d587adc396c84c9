internal import BelvedereCluster
internal import ContactsModel
internal import Foundation
internal import PostgreSQL

/// One write in the making: changes the tables and notes, for each list somebody looks at on this node, what they will see.
///
/// The notes are taken within the transaction, because only there do rows before and after mean anything.
struct ContactEdit {
    let reader: ContactReader
    private let connection: PostgreSQLConnection
    private let derived: DerivedTables
    /// The orders that the database keeps.
    private let orderings: [Ordering]
    /// The lists somebody looks at on this node, and everybody by first name in each order, which other nodes are told of. A list
    /// whose order the database does not keep is left out, because it is read again.
    private let lists: [ContactQuery: ListReader]
    /// The languages of the lists that other nodes are told of.
    private let told: [ContactQuery: String]
    private var notes: [ContactQuery: [ContactChange]]

    /// Whether anything was changed.
    private(set) var isEmpty = true
    /// Whether the changes are too many to be told one by one.
    private(set) var isLarge = false
    /// The words of what was changed, before and after: whether a search is touched goes by them.
    private(set) var words: Set<ContactWords> = []

    /// Contacts beyond which lists read anew instead of being told.
    static let most = 100
    /// How many saves are remembered. A person presses Done again within minutes.
    private static let savings: Int64 = 10_000

    /// An edit within a transaction.
    init(connection: PostgreSQLConnection, orderings: [Ordering], collations: ContactCollations, queries: Set<ContactQuery>) {
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

    /// What each list sees.
    var changes: [ContactQuery: ContactChangeSet.Kind] { notes.mapValues { isLarge ? .reload : .edits($0) } }

    /// What other nodes are told.
    var report: ContactReport {
        let lists = told.map { query, language in (language, notes[query] ?? []) }
        return ContactReport(lists: isLarge ? nil : Dictionary(uniqueKeysWithValues: lists), words: Array(words))
    }

    /// Makes a save, unless the same draft was saved for this key before; then it changes nothing and answers as it did.
    mutating func once(
        _ key: IdempotencyKey?, _ draft: ContactDraft, save: (inout ContactEdit) async throws -> Contact
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

    mutating func create(_ drafts: [ContactDraft]) async throws -> [Contact] {
        let numbers = try await connection.query(
            """
            SELECT nextval(pg_get_serial_sequence('contacts.contact', 'id')) FROM generate_series(1, $1)
            """, [.integer(Int64(drafts.count))]
        ).map { try $0.integer(0) }.sorted()
        let created = zip(numbers, drafts).map { Contact(id: Contact.ID($0), content: $1) }
        isLarge = drafts.count > Self.most
        if isLarge {
            try await insert(created)
            isEmpty = false
        } else {
            for contact in created { try await restore(contact) }
        }
        return created
    }

    /// Inserts a contact as it is.
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

    private func insert(_ contacts: [Contact]) async throws {
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
        }
    }

    /// Identifier, revision, the number of the `UID` and the content, as columns have them.
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

    /// Tells apart the drafts of one form, of which there are few: FNV-1a over a form that is the same in each process.
    private static func digest(of draft: ContactDraft) throws -> Int64 {
        FNVDigest.of(try bytes(of: draft))
    }
}
