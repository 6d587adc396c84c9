public import ContactsModel

/// Who deletes for the detail module: the presenter of the list, because it offers to bring the contact back.
public protocol ContactDetailModuleDelegate: AnyObject {
    /// Deletes a contact as it was shown and takes the detail away.
    func deleteContact(_ reference: ContactReference) async throws(ContactStoreError)
}
