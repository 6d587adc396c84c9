public import ContactsModel

/// Deletes contacts for the detail module. The presenter of the list implements it, because the list offers to restore the contact.
public protocol ContactDetailModuleDelegate: AnyObject {
    /// Deletes a contact in the shown revision and closes the detail.
    func deleteContact(_ reference: ContactReference) async throws(ContactStoreError)
}
