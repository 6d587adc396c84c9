/// A position between two contacts of a list, from which a store can read on. The store finds it quickly in a list of any length, even if
/// the contacts around it were deleted.
public struct ContactCursor: Hashable, Sendable {
    /// The sort key of the contact before the position.
    public let key: SortKey
    /// The identifier of the contact before the position.
    public let id: Contact.ID

    /// Creates the position after a contact with this key and this identifier. A ``ContactStore`` calls this.
    public init(key: SortKey, id: Contact.ID) {
        self.key = key
        self.id = id
    }
}
