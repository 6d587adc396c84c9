public import ContactsModel

/// What an interactor says of a contact in the list.
public nonisolated struct ContactSummary: Hashable, Sendable, Identifiable {
    /// Which contact it is.
    public let reference: ContactReference
    /// The contact, whatever was saved of it since.
    public var id: Contact.ID { reference.id }
    /// The name.
    public let fullName: String
    /// The picture's letters.
    public let initials: String
    /// What stands below the name.
    public let detail: String

    /// What the list shows of a contact.
    public init(_ contact: Contact) {
        reference = ContactReference(contact)
        fullName = contact.fullName
        initials = contact.initials
        detail = contact.secondLine
    }
}
