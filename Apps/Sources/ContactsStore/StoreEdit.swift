import ContactsModel
import GRDB

/// One write to the store. It changes the tables and collects the resulting changes of each open list.
///
/// The changes are collected inside the transaction, because only there are the row numbers before and after each change known.
struct StoreEdit {
    let contacts: ContactTable
    /// The tables of all lists, one value for each sort order of the file.
    private let listings: [ListingTable]
    /// The open lists, with their sort orders. A list whose order is not in the file is left out, because it reads again.
    private let lists: [ContactQuery: ListingTable]
    private var notes: [ContactQuery: [ContactChange]]

    /// Whether the write has changed nothing so far.
    private(set) var isEmpty = true
    /// Whether there are too many changes to publish them one by one.
    private(set) var isLarge = false

    /// The most new contacts that are stored one by one. If there are more, their rows are inserted in batches.
    static let few = 100
    /// The most new contacts that are published as single changes. For more, open lists read again, because otherwise each list would make
    /// rows for all of them.
    static let most = 10_000

    /// Begins a write within a transaction.
    init(database: Database, collations: ContactCollations, queries: Set<ContactQuery>) throws {
        contacts = ContactTable(database: database)
        let listings = try OrderingTable(database: database).kept().map { ListingTable(database: database, ordering: $0) }
        var lists: [ContactQuery: ListingTable] = [:]
        for query in queries {
            let language = collations[query.language].language
            lists[query] = listings.first { $0.ordering.collation.language == language }
        }
        self.listings = listings
        self.lists = lists
        notes = lists.mapValues { _ in [] }
    }

    /// The collected changes of each open list, or a reload if they are too many.
    var changes: [ContactQuery: ContactChangeSet.Kind] {
        notes.mapValues { isLarge ? .reload : .edits($0) }
    }

    /// Calls `save`, unless the same draft was saved with this key before. In this case, changes nothing and returns the contact as it was
    /// saved then.
    mutating func once(_ key: IdempotencyKey?, _ draft: ContactDraft, save: (inout StoreEdit) throws -> Contact) throws -> Contact {
        guard let key else { return try save(&self) }
        let savings = SavingTable(database: contacts.database)
        if let saved = try savings.contact(saved: draft, key: key) { return saved }
        let contact = try save(&self)
        if !isEmpty { try savings.insert(contact, key: key) }
        return contact
    }

    mutating func create(_ draft: ContactDraft) throws -> Contact {
        let contact = try contacts.insert(draft)
        try appeared(contact)
        return contact
    }

    /// - Parameter onProgress: called with the finished share, after every 100 contacts and after each sort order.
    mutating func create(_ prepared: PreparedContacts, onProgress: (Double) -> Void = { _ in }) throws -> [Contact] {
        let drafts = prepared.drafts
        guard drafts.count > Self.few else { return try drafts.map { try create($0) } }
        isEmpty = false
        if drafts.count > Self.most { isLarge = true }
        // Storing the contacts takes about as long as storing their rows for one sort order, so it counts as one step.
        let steps = Double(listings.count + 1)
        var created: [Contact] = []
        created.reserveCapacity(drafts.count)
        for draft in drafts {
            created.append(try contacts.insert(draft))
            if created.count % Self.few == 0 { onProgress(Double(created.count) / Double(drafts.count) / steps) }
        }
        for (number, listing) in listings.enumerated() {
            onProgress(Double(number + 1) / steps)
            let reindexing = Reindexing(database: contacts.database, ordering: listing.ordering)
            if listing.ordering.collation.signature == prepared.collation.signature {
                for stretch in prepared.stretches { try listing.insert(stretch) { created[Int($0)].id } }
            } else {
                try reindexing.insert(created)
            }
            try reindexing.rebuildBlocks()
        }
        onProgress(1)
        if !isLarge { try appeared(created) }
        return created
    }

    /// Makes the sort order of a collation, if the file does not have it. No contact changes.
    func makeOrdering(of collation: ContactCollation) throws {
        try OrderingTable(database: contacts.database).make(collation)
    }

    mutating func restore(_ contact: Contact) throws {
        try contacts.insert(contact)
        try appeared(contact)
    }

    mutating func delete(_ contact: Contact) throws {
        isEmpty = false
        let words = ContactWords(contact.content)
        for (query, list) in lists where query.matches(words) {
            let place = try list.place(of: contact, in: query)
            notes[query]?.append(.removed(contact, at: place))
        }
        try contacts.delete(contact.id)
        for listing in listings { try listing.delete(contact) }
    }

    /// Deletes all contacts. Open lists then read again.
    mutating func deleteAll() throws {
        guard try contacts.deleteAll() > 0 else { return }
        (isEmpty, isLarge) = (false, true)
        for listing in listings { try listing.deleteAll() }
    }

    mutating func update(_ old: Contact, to new: Contact) throws {
        isEmpty = false
        let (oldWords, newWords) = (ContactWords(old.content), ContactWords(new.content))
        var before: [ContactQuery: ContactPlace] = [:]
        for (query, list) in lists where query.matches(oldWords) { before[query] = try list.place(of: old, in: query) }
        try contacts.update(new)
        if old.content.name != new.content.name || oldWords != newWords {
            for listing in listings {
                try listing.delete(old)
                try listing.insert(new)
            }
        }
        for (query, list) in lists {
            let after = query.matches(newWords) ? try list.place(of: new, in: query) : nil
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

    private mutating func appeared(_ contact: Contact) throws {
        isEmpty = false
        for listing in listings { try listing.insert(contact) }
        let words = ContactWords(contact.content)
        for (query, list) in lists where query.matches(words) {
            let place = try list.place(of: contact, in: query)
            notes[query]?.append(.inserted(contact, at: place))
        }
    }

    /// Collects the insertions of contacts that were stored together. They are listed from the top of each list, so that each row number
    /// counts the insertions above it.
    private mutating func appeared(_ created: [Contact]) throws {
        let contacts = Dictionary(uniqueKeysWithValues: created.map { ($0.id, $0) })
        for (query, list) in lists {
            for (id, place) in try list.places(of: Set(contacts.keys), in: query) {
                if let contact = contacts[id] { notes[query]?.append(.inserted(contact, at: place)) }
            }
        }
    }
}
