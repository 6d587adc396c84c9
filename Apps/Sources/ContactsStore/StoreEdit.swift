import ContactsModel
import GRDB

/// One write in the making: changes the tables and notes, for each list somebody looks at, what they will see.
///
/// The notes are taken inside the transaction, because only there do row numbers before and after mean anything.
struct StoreEdit {
    let contacts: ContactTable
    private let listing: ListingTable
    private let blocks: BlockTable
    private let collation: ContactCollation
    private var notes: [ContactQuery: [ContactChange]]

    /// Whether anything was changed.
    private(set) var isEmpty = true
    /// Whether the changes are too many to be told one by one.
    private(set) var isLarge = false

    /// Contacts beyond which they are stored together, and looked for in the lists together.
    static let few = 100
    /// Contacts beyond which lists read anew instead of being told: each reader's rows are made of what they are told.
    static let most = 10_000

    init(database: Database, collation: ContactCollation, queries: Set<ContactQuery>) {
        contacts = ContactTable(database: database)
        listing = ListingTable(database: database, collation: collation)
        blocks = BlockTable(database: database)
        self.collation = collation
        notes = Dictionary(uniqueKeysWithValues: queries.map { ($0, []) })
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
        let reindexing = Reindexing(database: contacts.database, collation: collation)
        for stretch in prepared.stretches { try reindexing.insert(stretch) { created[Int($0)].id } }
        try blocks.rebuild()
        if !isLarge { try appeared(created) }
        return created
    }

    mutating func restore(_ contact: Contact) throws {
        try contacts.insert(contact)
        try appeared(contact)
    }

    mutating func delete(_ contact: Contact) throws {
        isEmpty = false
        let key = collation.key(of: contact.content.name)
        for query in notes.keys where query.matches(contact.content.name) {
            let place = try place(of: key, contact.id, in: query)
            notes[query]?.append(.removed(contact, at: place))
        }
        try contacts.delete(contact.id)
        try listing.delete(contact.content.name, key: key, id: contact.id)
        try blocks.delete(key, id: contact.id)
    }

    mutating func update(_ old: Contact, to new: Contact) throws {
        isEmpty = false
        let (oldName, newName) = (old.content.name, new.content.name)
        let (oldKey, newKey) = (collation.key(of: oldName), collation.key(of: newName))
        var before: [ContactQuery: ContactPlace] = [:]
        for query in notes.keys where query.matches(oldName) {
            before[query] = try place(of: oldKey, old.id, in: query)
        }
        try contacts.update(new)
        if oldName != newName {
            try listing.delete(oldName, key: oldKey, id: old.id)
            try blocks.delete(oldKey, id: old.id)
            try listing.insert(newName, key: newKey, id: new.id)
            try blocks.insert(newKey, id: new.id)
        }
        for query in notes.keys {
            let after = query.matches(newName) ? try place(of: newKey, new.id, in: query) : nil
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
        let key = collation.key(of: contact.content.name)
        try listing.insert(contact.content.name, key: key, id: contact.id)
        try blocks.insert(key, id: contact.id)
        for query in notes.keys where query.matches(contact.content.name) {
            let place = try place(of: key, contact.id, in: query)
            notes[query]?.append(.inserted(contact, at: place))
        }
    }

    /// Notes contacts that were stored together: from the top of each list, so that each has the row that it has in the end.
    private mutating func appeared(_ created: [Contact]) throws {
        let contacts = Dictionary(uniqueKeysWithValues: created.map { ($0.id, $0) })
        for query in notes.keys {
            let rows = try listing.rows(of: Set(contacts.keys), in: query)
            for row in rows {
                guard let contact = contacts[row.id] else { continue }
                let title = collation.title(ofSection: row.section)
                let place = ContactPlace(index: row.index, section: row.section, sectionTitle: title)
                notes[query]?.append(.inserted(contact, at: place))
            }
        }
    }

    private func place(of key: SortKey, _ id: Contact.ID, in query: ContactQuery) throws -> ContactPlace {
        ContactPlace(
            index: try listing.rank(of: key, id: id, in: query),
            section: key.section,
            sectionTitle: collation.title(ofSection: key.section)
        )
    }
}
