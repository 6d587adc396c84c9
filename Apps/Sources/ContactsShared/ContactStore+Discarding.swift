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
}
