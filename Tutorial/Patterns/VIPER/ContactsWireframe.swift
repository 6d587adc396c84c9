import Belvedere
import PatternModel

/// Puts the modules together and navigates between them.
final class ContactsWireframe: Wireframe, ScreenBuilding, ContactsNavigation {
    private let interactor: ContactsInteractor
    let router = Router(root: ContactsRoute.list)
    private weak var list: ContactsPresenter?

    init(store: any ContactStore) {
        interactor = ContactsInteractor(store: store)
    }

    func screen(for route: ContactsRoute) -> Screen? {
        if route == .add { return AddContactScreen(presenter: AddContactPresenter(interactor: interactor, navigation: self)) }
        let presenter = ContactsPresenter(interactor: interactor, navigation: self)
        list = presenter
        return ContactsScreen(presenter: presenter)
    }

    func showForm() { router.present(.add) }

    func closeForm() {
        router.dismiss()
        list?.load()
    }
}
