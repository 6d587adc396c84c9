import ContactsModel

/// New contacts, with everything that can be computed before the transaction begins. No other session can save during the transaction, so
/// it must be short.
struct PreparedContacts: Sendable {
    let drafts: [ContactDraft]
    /// The collation whose rows are prepared. The rows of the file's other orders are computed in batches while the contacts are stored,
    /// because all of them together would need too much memory.
    let collation: ContactCollation
    /// The prepared rows of the table `listing`, in sorted batches. In place of a contact's identifier, a row has the index of its draft.
    private(set) var stretches: [[ListingEntry]] = []

    /// - Throws: `ContactValidationError` if a draft has no name.
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
