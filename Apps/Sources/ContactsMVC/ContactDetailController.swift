import Belvedere
import ContactsModel
import ContactsMVCModel
import ContactsShared
import ContactsViews

/// The controller of one contact: it follows the contact in the store and fills the views.
final class ContactDetailController: Screen, ScreenBuilding {
    private let id: Contact.ID
    private let store: any ContactStore
    private let router: Router<ContactsRoute>
    private let texts: ContactsTexts
    /// The list does it, because the list offers to bring the contact back.
    private let delete: (Contact) async throws(ContactStoreError) -> Void
    private var contact: Contact?
    private var isDeleting = false
    private lazy var editButton = Button(texts.edit, symbol: .edit) { [router] in router.present(.edit()) }
    private lazy var deleteButton = Button(texts.delete, symbol: .delete, role: .destructive) { [unowned self] in deleteContact() }
    private lazy var person = ContactDetailContent(texts: texts)
    private lazy var detail = ContentView<Contact>(person, loading: texts.loading, retry: Button(texts.retry) { [unowned self] in
        arrange(.loading)
        await run()
    }) { [person] in person.show(name: $0.fullName, initials: $0.initials, phones: $0.phones, mails: $0.mails) }

    init(
        id: Contact.ID,
        store: any ContactStore,
        router: Router<ContactsRoute>,
        texts: ContactsTexts,
        delete: @escaping (Contact) async throws(ContactStoreError) -> Void
    ) {
        self.id = id
        self.store = store
        self.router = router
        self.texts = texts
        self.delete = delete
        super.init()
    }

    override func viewDidLoad() {
        content = detail
        barItems = [editButton, deleteButton]
        arrange(.loading)
    }

    override func run() async {
        do throws(ContactStoreError) {
            try await store.follow(id) { show($0) }
        } catch {
            arrange(.failed(texts.unreadable(texts.message(of: error))))
        }
    }

    func screen(for route: ContactsRoute) -> Screen? {
        guard case .edit(let key) = route else { return nil }
        return EditContactController(id: id, edit: ContactEdit(store: store, key: key), router: router, texts: texts)
    }

    private func show(_ contact: Contact?) {
        self.contact = contact
        guard let contact else { return arrange(.empty(texts.gone)) }
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
                show(.failure(error, texts: texts))
            }
            isDeleting = false
        }
    }

    private func arrange(_ state: ContentState<Contact>) {
        detail.state = state
        for button in [editButton, deleteButton] { button.isEnabled = state.value != nil }
    }
}
