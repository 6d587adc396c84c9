/// Some successive contacts of a list, at one version of the store.
public struct ContactPage: Hashable, Sendable {
    /// The version of the store that this page shows. The page already contains the changes up to this version, so a list must not apply
    /// their change sets to it. If the list has older pages, it must apply these change sets to the older pages before it adds this page.
    public let version: Int
    /// The length of the whole list.
    public let total: Int
    /// The contacts, in the list's order.
    public let contacts: [Contact]
    /// The position of the next page, or nil if this is the last page.
    public let next: ContactCursor?

    /// Creates a page. A ``ContactStore`` calls this.
    public init(version: Int, total: Int, contacts: [Contact], next: ContactCursor?) {
        self.version = version
        self.total = total
        self.contacts = contacts
        self.next = next
    }
}
