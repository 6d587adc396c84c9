public import ContactsModel

/// What an interactor says of a contact on its own screen.
public nonisolated struct ContactDetails: Hashable, Sendable {
    /// Which contact it is.
    public let reference: ContactReference
    /// The name.
    public let fullName: String
    /// The picture's letters.
    public let initials: String
    /// Telephone numbers.
    public let phones: [LabelledValue]
    /// Mail addresses.
    public let mails: [LabelledValue]

    init(_ contact: Contact) {
        reference = ContactReference(contact)
        fullName = contact.fullName
        initials = contact.initials
        phones = contact.phones
        mails = contact.mails
    }
}
