import ContactsModel

/// Contacts that are to be stored together, with all that can be worked out before the right to write is asked for: nobody
/// else can save while one has it.
struct PreparedContacts: Sendable {
    let drafts: [ContactDraft]
    /// Their rows in the lists, by stretches; a row's contact is the place of the draft.
    private(set) var stretches: [[ListingEntry]] = []

    /// - Throws: `ContactValidationError` if a name is missing.
    static func make(_ drafts: [ContactDraft], collation: ContactCollation) async throws -> PreparedContacts {
        var valid: [ContactDraft] = []
        valid.reserveCapacity(drafts.count)
        for draft in drafts {
            valid.append(try draft.validated())
            if valid.count % 500 == 0 { await Task.yield() }
        }
        var prepared = PreparedContacts(drafts: valid)
        guard valid.count > StoreEdit.few else { return prepared }
        for start in stride(from: 0, to: valid.count, by: Reindexing.stretch) {
            let contacts = (start..<min(start + Reindexing.stretch, valid.count)).map { (number: Int64($0), name: valid[$0].name) }
            prepared.stretches.append(ListingEntry.sorted(contacts, by: collation))
            await Task.yield()
        }
        return prepared
    }
}
