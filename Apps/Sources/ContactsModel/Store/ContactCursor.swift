/// A place between two contacts, found again at once however long the list is, and even if the contacts on either side
/// are gone.
public struct ContactCursor: Hashable, Sendable {
    /// The key of the contact it stands behind.
    public let key: SortKey
    /// The contact it stands behind.
    public let id: Contact.ID

    /// The place behind a contact with this key. Stores make these.
    public init(key: SortKey, id: Contact.ID) {
        self.key = key
        self.id = id
    }
}
