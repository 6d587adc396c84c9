import Belvedere
import ContactsModel
import ContactsShared
import ContactsVIPERModel

/// Creates the objects of the detail module, and opens the edit module. It does the same when a session is restored from its address.
final class ContactDetailWireframe: Wireframe, ContactDetailNavigation, ScreenBuilding {
    private let id: Contact.ID
    private let store: any ContactStore
    private let router: Router<ContactsRoute>
    private weak var presenter: ContactDetailPresenter?

    init(id: Contact.ID, store: any ContactStore, router: Router<ContactsRoute>) {
        self.id = id
        self.store = store
        self.router = router
    }

    func makeModule(delegate: (any ContactDetailModuleDelegate)?) -> Screen {
        let interactor = ContactDetailInteractor(id: id, store: store)
        let presenter = ContactDetailPresenter(interactor: interactor, wireframe: self, delegate: delegate)
        let screen = ContactDetailView(presenter: presenter)
        self.presenter = presenter
        screen.own(interactor)
        screen.builder = self
        return screen
    }

    func screen(for route: ContactsRoute) -> Screen? {
        guard case .edit(let key) = route else { return nil }
        return EditContactWireframe(id: id, store: store, key: key).makeModule(delegate: presenter)
    }

    func showEditContact() { router.present(.edit()) }
    func closeEditContact() { router.dismiss() }
    func closeEditContact(showing id: Contact.ID) { router.closeEdit(showing: id) }
}
