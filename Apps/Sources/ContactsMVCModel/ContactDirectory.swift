public import BelvedereBinding
public import BelvedereCore
public import ContactsModel
public import ContactsShared

/// The model of the list: the stored contacts, the search and the actions on them. It sends changes to its observers without knowing their
/// types.
public final class ContactDirectory {
    /// The store of the contacts. The list's controller passes it to the models of the next screens.
    public let store: any ContactStore
    /// The contacts that are selected.
    public let selection = ContactSelection()
    private let cards: ContactCards
    private let imports: CardImport
    private let listing: ContactListing<Contact>

    /// Creates the model of the list. It reads nothing from the store until ``run()``.
    public init(store: any ContactStore) {
        self.store = store
        cards = ContactCards(store: store)
        imports = CardImport(store: store)
        listing = ContactListing(store: store) { $0 }
    }

    /// The contacts, read on demand.
    public var contacts: PagedList<Contact> { listing.rows }
    /// The letters of the jump index.
    public var sections: Dynamic<[SectionHeading]> { listing.sections }
    /// The search and the order of the shown contacts.
    public var query: Dynamic<ContactQuery> { listing.query }

    /// The finished share of an import, from 0 to 1, or nil while there is no progress to show.
    public var importProgress: Dynamic<Double?> { imports.progress }

    /// Sends the index of a contact's row after the contact was saved, so that the view scrolls to it.
    public var revealed: Signal<Int> { listing.revealed }

    /// Scrolls the list to a contact that was just stored.
    public func reveal(_ id: Contact.ID) { listing.reveal(id) }

    /// Reads the contacts and applies the store's changes to them until the task is cancelled.
    public func run() async { await listing.run() }

    /// Shows only the contacts that match a search.
    public func search(_ text: String) { listing.search(text) }

    /// Shows the contacts in another order.
    public func sort(by order: ContactOrder) { listing.sort(by: order) }

    /// Reads the list again after a failure.
    public func retry() { listing.retry() }

    /// Deletes a contact, if it is still in the revision that the list shows.
    ///
    /// - Returns: whether the contact still existed.
    @discardableResult
    public func delete(_ contact: Contact) async throws(ContactStoreError) -> Bool { try await store.discard(contact) }

    /// Restores a deleted contact.
    public func restore(_ contact: Contact) async throws(ContactStoreError) { try await store.restore(contact) }

    /// Stores the valid contacts of a vCard file.
    public func take(_ bytes: [UInt8]) async throws(ContactStoreError) -> ContactImport {
        try await imports.take(bytes)
    }

    /// Deletes the contacts that the person has selected.
    ///
    /// - Parameter onDelete: called with each contact.
    public func deleteSelected(onDelete: (Contact) -> Void) async throws(ContactStoreError) {
        try await store.discard(selection.ids.value, onDelete: onDelete)
        selection.setOn(false)
    }

    /// Returns the selected contacts as a file of cards.
    public func fileOfSelected() async throws(ContactStoreError) -> [UInt8] { try await cards.file(of: selection.ids.value) }

    /// Returns the contacts of the list, or of its search, as a vCard file.
    public func file() async throws(ContactStoreError) -> [UInt8] { try await cards.file(of: query.value) }
}
