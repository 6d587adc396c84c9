public import ContactsModel

/// What one row of the list shows.
public final class ContactViewModel: Identifiable {
    /// Which contact it is, to go to it.
    public let id: Contact.ID
    /// The name.
    public let fullName: String
    /// The picture's letters.
    public let initials: String
    /// What stands below the name.
    public let detail: String
    /// What a deletion is about.
    let contact: Contact

    /// The row of a contact.
    public init(_ contact: Contact) {
        self.contact = contact
        id = contact.id
        fullName = contact.fullName
        initials = contact.initials
        detail = contact.secondLine
    }
}
