public import ContactsModel

extension ContactStore {
    /// Calls `action` with the current contact, and again after every write that changes or deletes the contact, until the task is
    /// cancelled. The value is nil while the contact does not exist.
    ///
    /// - Throws: the error if reading fails. The method then ends; call it again to continue.
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
