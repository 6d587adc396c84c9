import Belvedere
import ContactsModel
import ContactsMVCModel
import ContactsShared
import ContactsViews

/// The controller of one contact's screen. It observes the contact in the store and updates the views after each change.
final class ContactDetailController: Screen, ScreenBuilding {
    private let id: Contact.ID
    private let store: any ContactStore
    private let router: Router<ContactsRoute>
    /// The closure that deletes the contact. The list's controller passes it, because the list offers to restore the contact.
    private let delete: (Contact) async throws(ContactStoreError) -> Void
    private var contact: Contact?
    private var isDeleting = false
    private lazy var editButton = Button(ContactsTexts.edit, symbol: .edit) { [router] in router.present(.edit()) }
    private lazy var deleteButton = Button(ContactsTexts.delete, symbol: .delete, role: .destructive) { [unowned self] in deleteContact() }
    private lazy var person = ContactDetailContent()
    private lazy var detail = ContentView<Contact>(
        person,
        loading: ContactsTexts.loading,
        retry: Button(ContactsTexts.retry) { [unowned self] in
            arrange(.loading)
            await run()
        }
    ) { [person] in person.show($0.content) }

    init(
        id: Contact.ID,
        store: any ContactStore,
        router: Router<ContactsRoute>,
        delete: @escaping (Contact) async throws(ContactStoreError) -> Void
    ) {
        self.id = id
        self.store = store
        self.router = router
        self.delete = delete
        super.init()
    }

    override func viewDidLoad() {
        content = detail
        person.onCopy { [unowned self] in copy($0) }
        barItems = [editButton, deleteButton]
        arrange(.loading)
    }

    override func run() async {
        do throws(ContactStoreError) {
            try await store.follow(id) { show($0) }
        } catch {
            arrange(.failed(ContactsTexts.unreadable(ContactsTexts.message(of: error))))
        }
    }

    func screen(for route: ContactsRoute) -> Screen? {
        guard case .edit(let key) = route else { return nil }
        let edit = ContactEdit(store: store, key: key)
        return EditContactController(id: id, edit: edit, router: router) { [weak self] contact in
            guard let self else { return }
            show(Toast(.naming(contact.fullName, ContactsTexts.saved)))
        }
    }

    private func show(_ contact: Contact?) {
        self.contact = contact
        guard let contact else { return arrange(.empty(ContactsTexts.gone)) }
        title = contact.fullName
        arrange(.content(contact))
    }

    private func deleteContact() {
        guard let contact, !isDeleting else { return }
        isDeleting = true
        launch { [self] in
            do throws(ContactStoreError) {
                try await delete(contact)
                router.popToRoot()
            } catch {
                show(.failure(error))
            }
            isDeleting = false
        }
    }

    private func arrange(_ state: ContentState<Contact>) {
        detail.state = state
        for button in [editButton, deleteButton] { button.isEnabled = state.value != nil }
    }
}
