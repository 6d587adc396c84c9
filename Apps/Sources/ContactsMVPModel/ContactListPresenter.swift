import BelvedereBinding
public import BelvedereCore
public import ContactsModel
public import ContactsShared

/// The presenter of the list. It owns the list's model and decides which content the view shows.
public final class ContactListPresenter: Presenter<any ContactListView> {
    /// The contacts that are selected.
    public let selection = ContactSelection()
    private let store: any ContactStore
    private let cards: ContactCards
    private let imports: CardImport
    private let device: Device
    private let listing: ContactListing<ContactViewData>
    private var bindings: [BindingToken] = []

    /// Creates a presenter without a view.
    public init(store: any ContactStore, device: Device) {
        self.store = store
        self.device = device
        cards = ContactCards(store: store)
        imports = CardImport(store: store)
        listing = ContactListing(store: store) { ContactViewData($0) }
    }

    /// The rows, read on demand.
    public var contacts: PagedList<ContactViewData> { listing.rows }

    public override func viewDidAttach() {
        bindings = [
            listing.sections.bindAndFire { [weak self] in self?.view?.setSections($0) },
            imports.progress.bindAndFire { [weak self] in self?.view?.setImportProgress($0) },
            listing.revealed.bind { [weak self] in self?.view?.reveal($0) },
            contacts.count.bindAndFire { [weak self] _ in self?.showState() },
            contacts.isLoading.bind { [weak self] _ in self?.showState() },
            contacts.failure.bind { [weak self] _ in self?.showState() },
            listing.query.bind { [weak self] _ in self?.showState() },
        ]
    }

    public override func viewDidDetach() { bindings = [] }

    /// Reads the list and applies the store's changes to it until the task is cancelled.
    public func run() async { await listing.run() }

    /// Shows the contacts that match a search.
    public func search(_ text: String) { listing.search(text) }

    /// Shows the contacts in another order.
    public func sort(by order: ContactOrder) { listing.sort(by: order) }

    /// Reads the list again after a failure.
    public func retry() { listing.retry() }

    /// Deletes the contact of a row.
    public func delete(_ row: ContactViewData) {
        launch { [self] in
            do throws(ContactStoreError) {
                try await delete(row.contact)
            } catch {
                view?.showError(error) { [weak self] in self?.delete(row) }
            }
        }
    }

    /// Deletes a contact for the presenter of the detail screen, and offers to restore it.
    func delete(_ contact: Contact) async throws(ContactStoreError) {
        if try await store.discard(contact) { offerUndo(of: contact) }
    }

    private func offerUndo(of contact: Contact) {
        view?.offerUndo(of: contact.fullName) { [weak self] in self?.restore(contact) }
    }

    /// Deletes the selected contacts.
    public func deleteSelected() {
        launch { [self] in
            do throws(ContactStoreError) {
                try await store.discard(selection.ids.value) { offerUndo(of: $0) }
                selection.setOn(false)
            } catch {
                view?.showError(error) { [weak self] in self?.deleteSelected() }
            }
        }
    }

    /// Exports the selected contacts as a file.
    public func exportSelected() {
        launch { [self] in
            do throws(ContactStoreError) {
                await handOut(try await cards.file(of: selection.ids.value))
            } catch {
                view?.showError(error) { [weak self] in self?.exportSelected() }
            }
        }
    }

    /// Stores the valid contacts of a vCard file.
    public func importCards(_ bytes: [UInt8]) {
        launch { [self] in
            do throws(ContactStoreError) {
                view?.showImport(try await imports.take(bytes))
            } catch {
                view?.showError(error) { [weak self] in self?.importCards(bytes) }
            }
        }
    }

    /// Exports the contacts of the list, or of its search, as a vCard file.
    public func exportCards() {
        launch { [self] in
            do throws(ContactStoreError) {
                await handOut(try await cards.file(of: listing.query.value))
            } catch {
                view?.showError(error) { [weak self] in self?.exportCards() }
            }
        }
    }

    private func handOut(_ bytes: [UInt8]) async {
        do throws(CapabilityFailure) {
            try await device.save(SavedFile(name: ContactsTexts.fileName, mediaType: VCardWriter.mediaType, bytes: bytes))
        } catch {
            // The person refused to save the file, so no message is needed.
            if error != .denied { view?.showExportError() }
        }
    }

    private func restore(_ contact: Contact) {
        launch { [self] in
            do throws(ContactStoreError) {
                try await store.restore(contact)
            } catch {
                view?.showError(error) { [weak self] in self?.restore(contact) }
            }
        }
    }

    private func showState() {
        view?.setCount(contacts.count.value, isSearching: !listing.query.value.isAll)
        if let failure = contacts.failure.value {
            let error = failure as? ContactStoreError ?? ContactStoreError(.unexpected, cause: "\(failure)")
            view?.setUnreadable(ContactsTexts.message(of: error))
        } else if contacts.count.value > 0 {
            view?.setContacts()
        } else if contacts.isLoading.value {
            view?.startLoading()
        } else if listing.query.value.isAll {
            view?.setEmpty()
        } else {
            view?.setNothingFound()
        }
    }

    // MARK: Presenters of the next screens

    /// Creates the presenter of the add screen.
    public func addPresenter(key: IdempotencyKey, onFinish: @escaping () -> Void) -> AddContactPresenter {
        AddContactPresenter(store: store, key: key) { [weak self] contact in
            onFinish()
            self?.view?.showSaved(ContactViewData(contact))
            self?.listing.reveal(contact.id)
        }
    }

    /// Creates the presenter of a detail screen.
    public func detailPresenter(_ id: Contact.ID, onDelete: @escaping () -> Void) -> ContactDetailPresenter {
        let delete = { [weak self] (contact: Contact) async throws(ContactStoreError) in
            try await self?.delete(contact)
            onDelete()
        }
        return ContactDetailPresenter(id: id, store: store, delete: delete)
    }
}
