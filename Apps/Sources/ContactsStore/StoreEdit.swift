import ContactsModel
import GRDB

/// One write in the making: changes the tables and notes, for each list somebody looks at, what they will see.
///
/// The notes are taken inside the transaction, because only there do row numbers before and after mean anything.
struct StoreEdit {
    let contacts: ContactTable
    /// Every list, in each order that the file keeps.
    private let listings: [ListingTable]
    /// The lists that somebody looks at. A list whose order the file does not keep is left out, because it is read again.
    private let lists: [ContactQuery: ListingTable]
    private var notes: [ContactQuery: [ContactChange]]

    /// Whether anything was changed.
    private(set) var isEmpty = true
    /// Whether the changes are too many to be told one by one.
    private(set) var isLarge = false

    /// Contacts beyond which they are stored together, and looked for in the lists together.
    static let few = 100
    /// Contacts beyond which lists read anew instead of being told: each reader's rows are made of what they are told.
    static let most = 10_000

    /// An edit within a transaction.
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

    /// What each list sees.
    var changes: [ContactQuery: ContactChangeSet.Kind] {
        notes.mapValues { isLarge ? .reload : .edits($0) }
    }

    /// Makes a save, unless the same draft was saved for this key before; then it changes nothing and answers as it did.
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

    mutating func create(_ prepared: PreparedContacts) throws -> [Contact] {
        let drafts = prepared.drafts
        guard drafts.count > Self.few else { return try drafts.map { try create($0) } }
        isEmpty = false
        isLarge = drafts.count > Self.most
        var created: [Contact] = []
        created.reserveCapacity(drafts.count)
        for draft in drafts { created.append(try contacts.insert(draft)) }
        for listing in listings {
            let reindexing = Reindexing(database: contacts.database, ordering: listing.ordering)
            if listing.ordering.collation.signature == prepared.collation.signature {
                for stretch in prepared.stretches { try listing.insert(stretch) { created[Int($0)].id } }
            } else {
                try reindexing.insert(created)
            }
            try reindexing.rebuildBlocks()
        }
        if !isLarge { try appeared(created) }
        return created
    }

    /// Makes the order of a collation, if it is missing. What the lists hold stays as it is.
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

    /// Notes contacts that were stored together: from the top of each list, so that each has the row that it has in the end.
    private mutating func appeared(_ created: [Contact]) throws {
        let contacts = Dictionary(uniqueKeysWithValues: created.map { ($0.id, $0) })
        for (query, list) in lists {
            for (id, place) in try list.places(of: Set(contacts.keys), in: query) {
                if let contact = contacts[id] { notes[query]?.append(.inserted(contact, at: place)) }
            }
        }
    }
}
