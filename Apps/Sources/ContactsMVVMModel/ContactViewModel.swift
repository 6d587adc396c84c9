public import ContactsModel

/// The texts of one row of the list.
public final class ContactViewModel: Identifiable {
    /// The contact's identifier, with which the row opens the contact.
    public let id: Contact.ID
    /// The contact's full name.
    public var fullName: String { contact.fullName }
    /// The initials, shown in place of a picture.
    public var initials: String { contact.initials }
    /// The text below the name.
    public var detail: String { contact.secondLine }
    /// The whole contact in its shown revision, because a deletion needs it.
    let contact: Contact

    /// Creates the texts of a contact's row.
    public init(_ contact: Contact) {
        self.contact = contact
        id = contact.id
    }
}
