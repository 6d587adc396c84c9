public import BelvedereBinding
public import BelvedereCore
public import ContactsModel
public import ContactsShared

/// The view model of the list. It owns the rows, deletes and restores contacts, imports and exports files, and creates the view models of
/// the next screens.
public final class ContactViewModelController: ViewModel {
    /// The text of the search field.
    public let searchText = Dynamic("", name: "searchText")
    /// The order of the list: by first or by last name.
    public let order = Dynamic(ContactOrder.firstName, name: "order")
    /// The contacts that are selected.
    public let selection = ContactSelection()
    /// Sent with the result of the last request.
    public let notice = Signal<ContactListNotice>(name: "notice")
    /// The state of the list screen, without the rows.
    public private(set) lazy var state = Derived(name: "state") { [unowned self] in currentState }
    /// The number of contacts in the list, and whether the list is the result of a search.
    public private(set) lazy var total = combine(contacts.count, listing.query) { (count: $0, isSearching: !$1.isAll) }
    /// Performs the person's requests one after another.
    public private(set) lazy var perform = AsyncCommand<ContactListRequest>(policy: .queue(limit: 100)) { [unowned self] request in
        await answer(request)
    }

    private let store: any ContactStore
    private let cards: ContactCards
    private let imports: CardImport
    private let device: Device
    private let fileName: String
    private let listing: ContactListing<ContactViewModel>
    private var asking: [BindingToken] = []

    /// Creates the view model of the list. It reads nothing from the store until ``run()``.
    ///
    /// - Parameter fileName: the name of an exported file.
    public init(store: any ContactStore, device: Device, fileName: String) {
        self.store = store
        self.device = device
        self.fileName = fileName
        cards = ContactCards(store: store)
        imports = CardImport(store: store)
        listing = ContactListing(store: store) { ContactViewModel($0) }
        asking = [
            searchText.bind { [unowned listing] in listing.search($0) }, order.bind { [unowned listing] in listing.sort(by: $0) },
        ]
    }

    /// The rows.
    public var contacts: PagedList<ContactViewModel> { listing.rows }
    /// The letters of the jump index.
    public var sections: Dynamic<[SectionHeading]> { listing.sections }

    /// The finished share of an import, from 0 to 1, or nil while there is no progress to show.
    public var importProgress: Dynamic<Double?> { imports.progress }

    /// Sends the index of a contact's row after the contact was saved, so that the view scrolls to it.
    public var revealed: Signal<Int> { listing.revealed }

    /// Reads the list and applies the store's changes to it until the task is cancelled.
    public func run() async { await listing.run() }

    /// Reads the list again after a failure.
    public func retry() { listing.retry() }

    /// Deletes the contact of a row.
    public func delete(_ row: ContactViewModel) { perform.execute(.delete(row.contact)) }

    /// Deletes a contact for the view model of the detail screen, and offers to restore it.
    func remove(_ contact: Contact) async throws(ContactStoreError) {
        if try await store.discard(contact) { notice.send(.deleted(contact)) }
    }

    // MARK: Child view models

    /// Creates the view model of the add screen.
    public func addContact(key: IdempotencyKey, onFinish: @escaping () -> Void) -> AddContactViewModel {
        AddContactViewModel(store: store, key: key) { [weak self] contact in
            onFinish()
            self?.notice.send(.saved(contact))
            self?.listing.reveal(contact.id)
        }
    }

    /// Creates the view model of a detail screen.
    public func contact(_ id: Contact.ID, onDelete: @escaping () -> Void) -> ContactDetailViewModel {
        let remove = { [weak self] (contact: Contact) async throws(ContactStoreError) in
            try await self?.remove(contact)
            onDelete()
        }
        return ContactDetailViewModel(id: id, store: store, remove: remove)
    }

    // MARK: Requests

    private func answer(_ request: ContactListRequest) async {
        do throws(ContactStoreError) {
            switch request {
            case .delete(let contact): try await remove(contact)
            case .restore(let contact): try await store.restore(contact)
            case .take(let bytes): notice.send(.imported(try await imports.take(bytes)))
            case .handOut: await handOut(try await cards.file(of: listing.query.value))
            case .handOutSelected: await handOut(try await cards.file(of: selection.ids.value))
            case .deleteSelected:
                try await store.discard(selection.ids.value) { notice.send(.deleted($0)) }
                selection.setOn(false)
            }
        } catch {
            notice.send(.failed(error, request))
        }
    }

    private func handOut(_ bytes: [UInt8]) async {
        do throws(CapabilityFailure) {
            try await device.save(SavedFile(name: fileName, mediaType: VCardWriter.mediaType, bytes: bytes))
        } catch {
            // The person refused to save the file, so no notice is needed.
            if error != .denied { notice.send(.notExported) }
        }
    }

    private var currentState: ContactListState {
        if let failure = contacts.failure.value {
            return .failed(failure as? ContactStoreError ?? ContactStoreError(.unexpected, cause: "\(failure)"))
        }
        if contacts.count.value > 0 { return .contacts }
        if contacts.isLoading.value { return .loading }
        return listing.query.value.isAll ? .empty : .nothingFound
    }
}
