public import ContactsModel

/// What an interactor says of a contact on its own screen.
public nonisolated struct ContactDetails: Hashable, Sendable {
    /// Which contact it is.
    public let reference: ContactReference
    /// The name.
    public let fullName: String
    /// All that is known of the person.
    public let content: ContactDraft

    init(_ contact: Contact) {
        reference = ContactReference(contact)
        fullName = contact.fullName
        content = contact.content
    }
}
