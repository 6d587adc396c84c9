import Belvedere
import PatternModel

/// Decides what the list shows and tells it. It holds its view weakly.
final class ContactsPresenter: Presenter<any ContactsView> {
    private let store: any ContactStore
    private let router: Router<ContactsRoute>
    private var contacts: [Contact] = []

    init(store: any ContactStore, router: Router<ContactsRoute>) {
        self.store = store
        self.router = router
        super.init()
    }

    func load() async {
        view?.show(.loading)
        do {
            contacts = try await store.contacts()
            view?.show(.content(contacts))
        } catch {
            view?.show(.failed("The contacts cannot be shown"))
        }
    }

    func userTappedAdd() { router.present(.add) }

    func form() -> AddContactPresenter {
        AddContactPresenter(store: store) { [unowned self] contact in
            contacts.append(contact)
            view?.show(.content(contacts))
            router.dismiss()
        }
    }
}
