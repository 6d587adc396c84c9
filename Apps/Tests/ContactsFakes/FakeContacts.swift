import ContactsModel

/// The contacts of a ``FakeContactStore``: a sorted array, and the subscribers of its changes.
nonisolated struct FakeContacts {
    private let collations: ContactCollations
    /// The contacts in the store's own order.
    private(set) var entries: [Entry] = []
    private var lastNumber: Int64 = 0
    private var version = 0
    private var saved: [IdempotencyKey: [ContactDraft: Contact]] = [:]
    private let feed = ContactChangeFeed()

    struct Entry {
        let key: SortKey
        let contact: Contact
    }

    init(collations: ContactCollations) {
        self.collations = collations
    }

    func contact(_ id: Contact.ID) -> Contact? {
        entries.first { $0.contact.id == id }?.contact
    }

    func current(_ original: Contact) throws(ContactStoreError) -> Contact {
        let current = contact(original.id)
        guard let current, current.revision == original.revision else {
            throw ContactStoreError(.conflict, conflict: ContactConflict(original: original, current: current))
        }
        return current
    }

    func list(_ query: ContactQuery) -> [Entry] {
        let found = query.isAll ? entries : entries.filter { query.matches($0.contact.content) }
        let collation = collations[query.language]
        if query.order == .firstName, collation.language == collations.own.language { return found }
        return found.map { Entry(key: collation.key(of: $0.contact.content.name, by: query.order), contact: $0.contact) }
            .sorted { $0.key == $1.key ? $0.contact.id.number < $1.contact.id.number : $0.key < $1.key }
    }

    func rank(of key: SortKey, id: Contact.ID?, in list: [Entry]) -> Int {
        let number = id?.number ?? .max
        var range = list.indices
        while !range.isEmpty {
            let middle = (range.lowerBound + range.upperBound) / 2
            let entry = list[middle]
            let isBehind = entry.key == key ? entry.contact.id.number >= number : entry.key > key
            range = isBehind ? range.lowerBound..<middle : middle + 1..<range.upperBound
        }
        return range.lowerBound
    }

    func page(of list: [Entry], from start: Int, limit: Int) -> ContactPage {
        let rows = list.dropFirst(start).prefix(limit)
        let isLast = start + limit >= list.count
        return ContactPage(
            version: version,
            total: list.count,
            contacts: rows.map(\.contact),
            next: isLast ? nil : rows.last.map { ContactCursor(key: $0.key, id: $0.contact.id) }
        )
    }

    func sections(of query: ContactQuery) -> ContactSections {
        var sections: [ContactSection] = []
        for entry in list(query) {
            let number = entry.key.section
            let count = sections.last?.id == number ? (sections.popLast()?.count ?? 0) : 0
            sections.append(
                ContactSection(id: number, title: collations[query.language].title(ofSection: number), count: count + 1)
            )
        }
        return ContactSections(version: version, sections: sections)
    }

    func changes(in query: ContactQuery) -> ContactChanges { feed.changes(in: query) }

    mutating func once(
        _ key: IdempotencyKey?,
        _ draft: ContactDraft,
        save: (inout FakeContacts) throws(ContactStoreError) -> Contact
    ) throws(ContactStoreError) -> Contact {
        guard let key else { return try save(&self) }
        if let contact = saved[key]?[draft] { return contact }
        let contact = try save(&self)
        saved[key, default: [:]][draft] = contact
        return contact
    }

    mutating func create(_ draft: ContactDraft) -> Contact {
        lastNumber += 1
        let contact = Contact(id: Contact.ID(lastNumber), content: draft)
        insert(contact)
        tell { .inserted(contact, at: $0.place(of: contact, in: $1)) }
        return contact
    }

    mutating func create(_ drafts: [ContactDraft]) -> [Contact] {
        let contacts = drafts.map { draft in
            lastNumber += 1
            return Contact(id: Contact.ID(lastNumber), content: draft)
        }
        guard !contacts.isEmpty else { return [] }
        for contact in contacts { insert(contact) }
        version += 1
        let new = Set(contacts.map(\.id))
        publish { contacts, query in
            // Insert from the top, so that each row already has its final place.
            contacts.list(query).enumerated().filter { new.contains($0.element.contact.id) }
                .map { .inserted($0.element.contact, at: contacts.place(of: $0.element, at: $0.offset, in: query)) }
        }
        return contacts
    }

    mutating func replaceAll(with drafts: [ContactDraft]) -> [Contact] {
        if entries.isEmpty, drafts.isEmpty { return [] }
        entries = []
        for draft in drafts {
            lastNumber += 1
            insert(Contact(id: Contact.ID(lastNumber), content: draft))
        }
        version += 1
        // Every list must reload.
        feed.publish(version, [:])
        return entries.map(\.contact).sorted { $0.id.number < $1.id.number }
    }

    mutating func update(_ old: Contact, to draft: ContactDraft) -> Contact {
        guard draft != old.content else { return old }
        let new = Contact(id: old.id, revision: old.revision + 1, content: draft)
        let before = self
        remove(old)
        insert(new)
        version += 1
        publish { contacts, query in
            let from = query.matches(old.content) ? before.place(of: old, in: query) : nil
            let to = query.matches(new.content) ? contacts.place(of: new, in: query) : nil
            return switch (from, to) {
            case (let from?, let to?): [from == to ? .updated(new, at: to) : .moved(new, from: from, to: to)]
            case (let from?, nil): [.removed(old, at: from)]
            case (nil, let to?): [.inserted(new, at: to)]
            case (nil, nil): []
            }
        }
        return new
    }

    mutating func delete(_ contact: Contact) {
        tell { .removed(contact, at: $0.place(of: contact, in: $1)) }
        remove(contact)
    }

    mutating func restore(_ contact: Contact) throws(ContactStoreError) {
        if let present = self.contact(contact.id) {
            guard present != contact else { return }
            throw ContactStoreError(.conflict, conflict: ContactConflict(original: contact, current: present))
        }
        lastNumber = max(lastNumber, contact.id.number)
        insert(contact)
        tell { .inserted(contact, at: $0.place(of: contact, in: $1)) }
    }

    private mutating func insert(_ contact: Contact) {
        let key = collations.own.key(of: contact.content.name)
        entries.insert(Entry(key: key, contact: contact), at: rank(of: key, id: contact.id, in: entries))
    }

    private mutating func remove(_ contact: Contact) {
        entries.removeAll { $0.contact.id == contact.id }
    }

    private func place(of contact: Contact, in query: ContactQuery) -> ContactPlace {
        let entry = Entry(key: collations[query.language].key(of: contact.content.name, by: query.order), contact: contact)
        return place(of: entry, at: rank(of: entry.key, id: contact.id, in: list(query)), in: query)
    }

    private func place(of entry: Entry, at index: Int, in query: ContactQuery) -> ContactPlace {
        let title = collations[query.language].title(ofSection: entry.key.section)
        return ContactPlace(index: index, section: entry.key.section, sectionTitle: title)
    }

    /// Publishes one change of one contact to every list.
    private mutating func tell(_ change: (Self, ContactQuery) -> ContactChange) {
        version += 1
        publish { contacts, query in
            let change = change(contacts, query)
            return query.matches(change.contact.content) ? [change] : []
        }
    }

    private func publish(_ edits: (Self, ContactQuery) -> [ContactChange]) {
        feed.publish(version, Dictionary(uniqueKeysWithValues: feed.queries.map { ($0, .edits(edits(self, $0))) }))
    }
}
