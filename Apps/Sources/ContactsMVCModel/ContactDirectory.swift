public import BelvedereBinding
public import BelvedereCore
public import ContactsModel
public import ContactsShared

/// The model of the list: the contacts that are stored, those among them that a search finds, and what can be done with
/// them. It tells its observers when it changes, and knows none of them.
public final class ContactDirectory {
    /// Where the contacts live; the controllers that follow make their models of it.
    public let store: any ContactStore
    /// The contacts that are marked.
    public let marks = ContactMarks()
    private let cards: ContactCards
    private let listing: ContactListing<Contact>

    /// The contacts of a store, not read yet.
    public init(store: any ContactStore) {
        self.store = store
        cards = ContactCards(store: store)
        listing = ContactListing(store: store) { $0 }
    }

    /// The contacts, read as they are needed.
    public var contacts: PagedList<Contact> { listing.rows }
    /// The letters of the jump index.
    public var sections: Dynamic<[SectionHeading]> { listing.sections }
    /// Which contacts are shown.
    public var query: Dynamic<ContactQuery> { listing.query }

    /// The row to scroll to after its contact was saved.
    public var revealed: Signal<Int> { listing.revealed }

    /// Has the list scroll to a contact that was just stored.
    public func reveal(_ id: Contact.ID) { listing.reveal(id) }

    /// Reads the contacts and follows them until the task is cancelled.
    public func run() async { await listing.run() }

    /// Narrows the contacts to those whom a search finds.
    public func search(_ text: String) { listing.search(text) }

    /// Shows the contacts in another order.
    public func sort(by order: ContactOrder) { listing.sort(by: order) }

    /// Reads again after a failure.
    public func retry() { listing.retry() }

    /// Deletes a contact as it was shown.
    ///
    /// - Returns: whether it was there to be deleted.
    @discardableResult
    public func delete(_ contact: Contact) async throws(ContactStoreError) -> Bool { try await store.discard(contact) }

    /// Brings a deleted contact back.
    public func restore(_ contact: Contact) async throws(ContactStoreError) { try await store.restore(contact) }

    /// Stores the good cards of a file.
    public func take(_ bytes: [UInt8]) async throws(ContactStoreError) -> ContactImport {
        try await cards.take(in: bytes)
    }

    /// Deletes the marked contacts.
    ///
    /// - Parameter onDelete: called with each one.
    public func deleteMarked(onDelete: (Contact) -> Void) async throws(ContactStoreError) {
        try await store.discard(marks.ids.value, onDelete: onDelete)
        marks.setOn(false)
    }

    /// The marked contacts as a file of cards.
    public func fileOfMarked() async throws(ContactStoreError) -> [UInt8] { try await cards.file(of: marks.ids.value) }

    /// The contacts that are shown as a file of cards.
    public func file() async throws(ContactStoreError) -> [UInt8] { try await cards.file(of: query.value) }
}
