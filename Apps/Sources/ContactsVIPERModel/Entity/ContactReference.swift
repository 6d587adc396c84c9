public import ContactsModel

/// Which contact is meant, as it was when it was shown.
public nonisolated struct ContactReference: Hashable, Sendable {
    /// Which contact it is.
    public let id: Contact.ID
    /// How often it had been saved.
    public let revision: Int

    /// A contact as it is.
    public init(_ contact: Contact) {
        id = contact.id
        revision = contact.revision
    }
}
