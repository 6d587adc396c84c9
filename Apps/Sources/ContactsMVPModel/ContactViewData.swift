public import ContactsModel

/// The texts of a row, ready to be shown.
public nonisolated struct ContactViewData: Sendable, Identifiable {
    /// The contact's full name.
    public var fullName: String { contact.fullName }
    /// The initials, shown in place of a picture.
    public var initials: String { contact.initials }
    /// The text below the name.
    public var detail: String { contact.secondLine }
    /// The contact's identifier, with which the row opens the contact.
    public var id: Contact.ID { contact.id }
    let contact: Contact

    /// Creates the texts of a contact's row.
    public init(_ contact: Contact) {
        self.contact = contact
    }
}
