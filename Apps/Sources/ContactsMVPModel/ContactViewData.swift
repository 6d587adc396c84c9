public import ContactsModel

/// What a row shows, ready to be shown.
public nonisolated struct ContactViewData: Sendable, Identifiable {
    /// The name.
    public let fullName: String
    /// The picture's letters.
    public let initials: String
    /// What stands below the name.
    public let detail: String
    /// Which contact it is, to go to it.
    public var id: Contact.ID { contact.id }
    let contact: Contact

    /// The row of a contact.
    public init(_ contact: Contact) {
        self.contact = contact
        fullName = contact.fullName
        initials = contact.initials
        detail = contact.secondLine
    }
}
