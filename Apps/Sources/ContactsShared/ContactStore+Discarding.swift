public import ContactsModel

extension ContactStore {
    /// Deletes a contact. If another call deleted it already, this is not an error, because the result is the requested one. A double click
    /// causes two such calls.
    ///
    /// - Returns: whether this call deleted the contact.
    public func discard(_ contact: Contact) async throws(ContactStoreError) -> Bool {
        do throws(ContactStoreError) {
            try await delete(contact)
            return true
        } catch {
            if error.conflict?.wasDeleted == true { return false }
            throw error
        }
    }

    /// Deletes several contacts, one after another, in the revision that the store has now. Contacts that do not exist any more are
    /// skipped.
    ///
    /// - Parameter onDelete: called with each deleted contact, even if a later deletion fails.
    public nonisolated func discard(_ ids: [Contact.ID], onDelete: (Contact) -> Void) async throws(ContactStoreError) {
        for id in ids {
            if let contact = try await contact(id), try await discard(contact) { onDelete(contact) }
        }
    }
}
