public import ContactsModel

extension ContactStore {
    /// Calls `action` with a contact as it is now, and again after every write that touches it, until the task is
    /// cancelled; with nil when it is not there.
    ///
    /// - Throws: what reading throws. Nothing is followed then; ask again.
    public nonisolated func follow(
        _ id: Contact.ID,
        _ action: (Contact?) -> Void
    ) async throws(ContactStoreError) {
        let changes = changes(in: .all)
        action(try await contact(id))
        for await set in changes {
            switch set.kind {
            case .reload: action(try await contact(id))
            case .edits(let edits):
                for edit in edits where edit.contact.id == id {
                    if case .removed(_, _) = edit { action(nil) } else { action(edit.contact) }
                }
            }
        }
    }
}
