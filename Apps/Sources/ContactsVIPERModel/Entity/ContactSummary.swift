import ContactsModel

/// What an interactor says of a contact in the list.
public nonisolated struct ContactSummary: Hashable, Sendable {
    /// Which contact it is.
    public let reference: ContactReference
    /// The name.
    public let fullName: String
    /// The picture's letters.
    public let initials: String

    init(_ contact: Contact) {
        reference = ContactReference(contact)
        fullName = contact.fullName
        initials = contact.initials
    }
}
