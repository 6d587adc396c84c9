public import ContactsModel

/// A contact in the revision that was shown.
public nonisolated struct ContactReference: Hashable, Sendable {
    /// The contact's identity.
    public let id: Contact.ID
    /// The number of saves of the contact, up to the shown content.
    public let revision: Int

    /// Creates a reference to the current revision of a contact.
    public init(_ contact: Contact) {
        id = contact.id
        revision = contact.revision
    }
}
