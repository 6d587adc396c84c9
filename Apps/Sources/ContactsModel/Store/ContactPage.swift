/// A stretch of a list, as it stood at one version of the store.
public struct ContactPage: Hashable, Sendable {
    /// The version of the store this page shows. A list that follows ``ContactStore/changes(in:)`` leaves out the change
    /// sets up to this version, and takes in the ones before it first.
    public let version: Int
    /// How many contacts the whole list had.
    public let total: Int
    /// The contacts, in the list's order.
    public let contacts: [Contact]
    /// Where the next page begins; nil when this was the last.
    public let next: ContactCursor?

    /// A page. Stores make these.
    public init(version: Int, total: Int, contacts: [Contact], next: ContactCursor?) {
        self.version = version
        self.total = total
        self.contacts = contacts
        self.next = next
    }
}
