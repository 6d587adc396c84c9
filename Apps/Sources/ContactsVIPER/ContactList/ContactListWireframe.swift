import Belvedere
import BelvedereBinding
import ContactsModel
import ContactsShared
import ContactsVIPERModel

/// Creates the objects of the list module, and opens the add and detail modules. It does the same when a session is restored from its
/// address.
final class ContactListWireframe: Wireframe, ContactListNavigation, ScreenBuilding {
    private let store: any ContactStore
    private let router: Router<ContactsRoute>
    private let context: SessionContext
    private weak var presenter: ContactListPresenter?

    init(store: any ContactStore, router: Router<ContactsRoute>, context: SessionContext) {
        self.store = store
        self.router = router
        self.context = context
    }

    func screen(for route: ContactsRoute) -> Screen? {
        switch route {
        case .list: makeModule()
        case .add(let key): AddContactWireframe(store: store, key: key).makeModule(delegate: presenter)
        case .detail(let id):
            ContactDetailWireframe(id: id, store: store, router: router).makeModule(delegate: presenter)
        case .edit: nil
        }
    }

    func showAddContact() { router.present(.add()) }
    func closeAddContact() { router.dismiss() }
    func showContact(_ id: Contact.ID) { router.show(id) }
    var shownContact: Derived<Contact.ID?> { router.shownContact }
    var setting: Derived<ContactListSetting> { router.setting }
    func set(_ setting: ContactListSetting) { router.set(setting) }
    func closeContact() { router.popToRoot() }

    private func makeModule() -> Screen {
        let interactor = ContactListInteractor(store: store, device: context.device, fileName: ContactsTexts.fileName)
        let presenter = ContactListPresenter(interactor: interactor, wireframe: self)
        let screen = ContactListView(presenter: presenter)
        self.presenter = presenter
        screen.own(interactor)
        screen.builder = self
        return screen
    }
}
