import ContactsModel

/// Contacts that are to be stored together, with all that can be worked out before the right to write is asked for: nobody
/// else can save while one has it.
struct PreparedContacts: Sendable {
    let drafts: [ContactDraft]
    /// The order of the stretches. Rows of the other orders are worked out stretch by stretch when they are stored: those of
    /// all orders at once would take too much memory.
    let collation: ContactCollation
    /// Their rows in the lists, by stretches; a row's contact is the place of the draft.
    private(set) var stretches: [[ListingEntry]] = []

    /// - Throws: `ContactValidationError` if there is no name.
    static func make(_ drafts: [ContactDraft], collation: ContactCollation) async throws -> PreparedContacts {
        var valid: [ContactDraft] = []
        valid.reserveCapacity(drafts.count)
        for draft in drafts {
            valid.append(try draft.validatedAsCard())
            if valid.count % 500 == 0 { await Task.yield() }
        }
        var prepared = PreparedContacts(drafts: valid, collation: collation)
        guard valid.count > StoreEdit.few else { return prepared }
        for start in stride(from: 0, to: valid.count, by: Reindexing.stretch) {
            let contacts = (start..<min(start + Reindexing.stretch, valid.count)).map { (number: Int64($0), draft: valid[$0]) }
            prepared.stretches.append(ListingEntry.sorted(contacts, by: collation))
            await Task.yield()
        }
        return prepared
    }
}
