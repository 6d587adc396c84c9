public import ContactsModel

/// The data of a contact for the list.
public nonisolated struct ContactSummary: Hashable, Sendable, Identifiable {
    /// The contact's identity and revision.
    public let reference: ContactReference
    /// The contact's identity, independent of its revision.
    public var id: Contact.ID { reference.id }
    /// The name.
    public var fullName: String { texts.name }
    /// The initials, shown in place of a picture.
    public var initials: String { texts.initials }
    /// The text below the name.
    public var detail: String { texts.detail }
    private let texts: ContactRowTexts

    /// Creates the list's data of a contact.
    public init(_ contact: Contact) {
        reference = ContactReference(contact)
        texts = contact.rowTexts
    }

    /// Two summaries of one revision are equal, because they show the same texts.
    public static func == (left: ContactSummary, right: ContactSummary) -> Bool { left.reference == right.reference }

    public func hash(into hasher: inout Hasher) { hasher.combine(reference) }
}
