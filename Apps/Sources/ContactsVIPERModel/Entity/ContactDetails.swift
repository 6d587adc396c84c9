public import ContactsModel

/// The data of a contact for its own screen.
public nonisolated struct ContactDetails: Hashable, Sendable {
    /// The contact's identity and revision.
    public let reference: ContactReference
    /// The name.
    public let fullName: String
    /// The content of the contact.
    public let content: ContactDraft

    init(_ contact: Contact) {
        reference = ContactReference(contact)
        fullName = contact.fullName
        content = contact.content
    }
}
