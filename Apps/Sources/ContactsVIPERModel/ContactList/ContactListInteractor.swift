public import BelvedereBinding
public import BelvedereCore
public import ContactsModel
public import ContactsShared

/// The interactor of the list: it reads and follows the list, deletes and restores contacts, and imports and exports cards.
public final class ContactListInteractor: Interactor, ContactListInteraction {
    public private(set) lazy var isSearching: DynamicValue<Bool> = listing.query.map { !$0.isAll }

    private let store: any ContactStore
    private let cards: ContactCards
    private let imports: CardImport
    private let device: Device
    private let fileName: String
    private let listing: ContactListing<ContactSummary>
    /// The deleted contacts that were not restored. The last deletion is at the end.
    private var deleted: [Contact] = []

    /// Creates an interactor for a store.
    ///
    /// - Parameter fileName: the name of an exported file.
    public init(store: any ContactStore, device: Device, fileName: String) {
        self.store = store
        self.device = device
        self.fileName = fileName
        cards = ContactCards(store: store)
        imports = CardImport(store: store)
        listing = ContactListing(store: store) { ContactSummary($0) }
    }

    public var contacts: PagedList<ContactSummary> { listing.rows }
    public var sections: Dynamic<[SectionHeading]> { listing.sections }

    public var importProgress: Dynamic<Double?> { imports.progress }
    public var revealed: Signal<Int> { listing.revealed }

    public func reveal(_ id: Contact.ID) { listing.reveal(id) }
    public func follow() async { await listing.run() }
    public func search(_ text: String) { listing.search(text) }
    public func sort(by order: ContactOrder) { listing.sort(by: order) }
    public func retry() { listing.retry() }

    public func delete(_ reference: ContactReference) async throws(ContactStoreError) -> String? {
        guard let contact = try await store.contact(reference.id) else { return nil }
        if contact.revision != reference.revision { throw ContactStoreError(.conflict) }
        guard try await store.discard(contact) else { return nil }
        deleted.append(contact)
        return contact.fullName
    }

    public func delete(_ ids: [Contact.ID], onDelete: (String) -> Void) async throws(ContactStoreError) {
        try await store.discard(ids) { contact in
            deleted.append(contact)
            onDelete(contact.fullName)
        }
    }

    public func restore() async throws(ContactStoreError) {
        // Remove the contact before the store restores it, so that a second request does not take the same contact.
        guard let contact = deleted.popLast() else { return }
        do throws(ContactStoreError) {
            try await store.restore(contact)
        } catch {
            deleted.append(contact)
            throw error
        }
    }

    public func take(_ bytes: [UInt8]) async throws(ContactStoreError) -> ContactImport {
        try await imports.take(bytes)
    }

    public func file() async throws(ContactStoreError) -> [UInt8] {
        try await cards.file(of: listing.query.value)
    }

    public func file(of ids: [Contact.ID]) async throws(ContactStoreError) -> [UInt8] { try await cards.file(of: ids) }

    public func handOut(_ bytes: [UInt8]) async throws(CapabilityFailure) {
        try await device.save(SavedFile(name: fileName, mediaType: VCardWriter.mediaType, bytes: bytes))
    }
}
