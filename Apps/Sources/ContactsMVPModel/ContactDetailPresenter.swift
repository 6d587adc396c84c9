public import BelvedereCore
public import ContactsModel
import ContactsShared

/// The presenter of the detail screen.
public final class ContactDetailPresenter: Presenter<any ContactDetailView> {
    private let id: Contact.ID
    private let store: any ContactStore
    private let delete: (Contact) async throws(ContactStoreError) -> Void
    private var contact: Contact?
    private var isDeleting = false

    /// Creates a presenter without a view.
    ///
    /// - Parameter delete: deletes the contact. The list's presenter passes it, because the list offers to restore the contact.
    init(
        id: Contact.ID,
        store: any ContactStore,
        delete: @escaping (Contact) async throws(ContactStoreError) -> Void
    ) {
        self.id = id
        self.store = store
        self.delete = delete
    }

    public override func viewDidAttach() { view?.startLoading() }

    /// Reads the contact and shows each later change of it until the task is cancelled.
    public func run() async {
        do throws(ContactStoreError) {
            try await store.follow(id) { show($0) }
        } catch {
            view?.setUnreadable(ContactsTexts.message(of: error))
        }
    }

    /// Reads the contact again after a failure.
    public func retry() {
        view?.startLoading()
        launch { [self] in await run() }
    }

    /// Deletes the contact, if it is still in the revision that the screen shows.
    public func deleteContact() {
        guard let contact, !isDeleting else { return }
        isDeleting = true
        launch { [self] in
            do throws(ContactStoreError) {
                try await delete(contact)
            } catch {
                view?.showError(error)
            }
            isDeleting = false
        }
    }

    /// Creates the presenter of the edit screen.
    public func editPresenter(key: IdempotencyKey, onFinish: @escaping (Contact) -> Void) -> EditContactPresenter {
        EditContactPresenter(id: id, store: store, key: key) { [weak self] contact in
            onFinish(contact)
            self?.view?.showSaved(contact.fullName)
        }
    }

    private func show(_ contact: Contact?) {
        self.contact = contact
        if let contact { view?.setContact(contact) } else { view?.setGone() }
    }
}
