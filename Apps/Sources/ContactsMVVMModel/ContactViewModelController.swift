public import BelvedereBinding
public import BelvedereCore
public import ContactsModel
public import ContactsShared

/// The view model of the list: it owns the rows, deletes and brings back, takes files in and hands them out, and makes
/// the view models of the screens that follow.
public final class ContactViewModelController: ViewModel {
    /// What a person types into the search.
    public let searchText = Dynamic("", name: "searchText")
    /// By which name the list is sorted.
    public let order = Dynamic(ContactOrder.firstName, name: "order")
    /// The contacts that are marked.
    public let marks = ContactMarks()
    /// What the last request has to say.
    public let notice = Signal<ContactListNotice>(name: "notice")
    /// What the screen shows besides the rows.
    public private(set) lazy var state = Derived(name: "state") { [unowned self] in currentState }
    /// How many contacts there are, and whether they are those whom a search finds.
    public private(set) lazy var total = combine(contacts.count, listing.query) { (count: $0, isSearching: !$1.isAll) }
    /// Does what a person asked for; requests follow one another.
    public private(set) lazy var perform = AsyncCommand<ContactListRequest>(policy: .queue(limit: 100)) { [unowned self] request in
        await answer(request)
    }

    private let store: any ContactStore
    private let cards: ContactCards
    private let device: Device
    private let fileName: String
    private let listing: ContactListing<ContactViewModel>
    private var asking: [BindingToken] = []

    /// The view model of a list that is not read yet.
    ///
    /// - Parameter fileName: what an exported file is called.
    public init(store: any ContactStore, device: Device, fileName: String) {
        self.store = store
        self.device = device
        self.fileName = fileName
        cards = ContactCards(store: store)
        listing = ContactListing(store: store) { ContactViewModel($0) }
        asking = [
            searchText.bind { [unowned listing] in listing.search($0) }, order.bind { [unowned listing] in listing.sort(by: $0) },
        ]
    }

    /// The rows.
    public var contacts: PagedList<ContactViewModel> { listing.rows }
    /// The letters of the jump index.
    public var sections: Dynamic<[SectionHeading]> { listing.sections }

    /// The row to scroll to after its contact was saved.
    public var revealed: Signal<Int> { listing.revealed }

    /// Reads the list and follows it until the task is cancelled.
    public func run() async { await listing.run() }

    /// Reads again after a failure.
    public func retry() { listing.retry() }

    /// Deletes the contact of a row.
    public func delete(_ row: ContactViewModel) { perform.execute(.delete(row.contact)) }

    /// Deletes a contact for the screen that shows it, and offers to bring it back.
    func remove(_ contact: Contact) async throws(ContactStoreError) {
        if try await store.discard(contact) { notice.send(.deleted(contact)) }
    }

    // MARK: Child view models

    /// The view model of the add screen.
    public func addContact(key: IdempotencyKey, onFinish: @escaping () -> Void) -> AddContactViewModel {
        AddContactViewModel(store: store, key: key) { [weak self] contact in
            onFinish()
            self?.notice.send(.saved(contact))
            self?.listing.reveal(contact.id)
        }
    }

    /// The view model of a detail screen.
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
            case .take(let bytes): notice.send(.imported(try await cards.take(in: bytes)))
            case .handOut: await handOut(try await cards.file(of: listing.query.value))
            case .handOutMarked: await handOut(try await cards.file(of: marks.ids.value))
            case .deleteMarked:
                try await store.discard(marks.ids.value) { notice.send(.deleted($0)) }
                marks.setOn(false)
            }
        } catch {
            notice.send(.failed(error, request))
        }
    }

    private func handOut(_ bytes: [UInt8]) async {
        do throws(CapabilityFailure) {
            try await device.save(SavedFile(name: fileName, mediaType: VCardWriter.mediaType, bytes: bytes))
        } catch {
            // A person who said no knows it.
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
