import Belvedere
import PatternModel

/// Decides what the list shows, and calls its view. It holds the view weakly.
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
            contacts = try await store.retrieveContactList()
            view?.show(.content(contacts))
        } catch {
            view?.show(.failed("The contacts cannot be shown"))
        }
    }

    func userTappedAdd() { router.present(.add) }

    func form() -> AddContactPresenter {
        AddContactPresenter(store: store, router: router) { [unowned self] contact in
            contacts = (contacts + [contact]).sorted()
            view?.show(.content(contacts))
        }
    }
}
