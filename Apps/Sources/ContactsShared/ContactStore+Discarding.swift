public import ContactsModel

extension ContactStore {
    /// Deletes a contact, unless somebody has done so already: what was asked for is so, and there is nothing to tell. The second press of a
    /// double click comes so late.
    ///
    /// - Returns: whether this call deleted it.
    public func discard(_ contact: Contact) async throws(ContactStoreError) -> Bool {
        do throws(ContactStoreError) {
            try await delete(contact)
            return true
        } catch {
            if error.conflict?.wasDeleted == true { return false }
            throw error
        }
    }

    /// Deletes several contacts as they are now, one after the other. Those that are gone already are passed over.
    ///
    /// - Parameter onDelete: called with each one that was deleted, also where a later one cannot be.
    public nonisolated func discard(_ ids: [Contact.ID], onDelete: (Contact) -> Void) async throws(ContactStoreError) {
        for id in ids {
            if let contact = try await contact(id), try await discard(contact) { onDelete(contact) }
        }
    }
}
