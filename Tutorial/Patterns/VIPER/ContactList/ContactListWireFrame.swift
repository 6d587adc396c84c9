import Belvedere
import PatternModel

/// Connects the parts of the list, and opens the form.
final class ContactListWireFrame: Wireframe, ScreenBuilding, ContactListWireFrameProtocol {
    private let store: any ContactStore
    private let router: Router<ContactsRoute>
    private weak var delegate: (any AddModuleDelegate)?

    private init(store: any ContactStore, router: Router<ContactsRoute>, delegate: any AddModuleDelegate) {
        (self.store, self.router, self.delegate) = (store, router, delegate)
    }

    static func createContactListModule(store: any ContactStore, router: Router<ContactsRoute>) -> ContactListView {
        let (view, presenter, interactor) = (ContactListView(), ContactListPresenter(), ContactListInteractor())
        let wireFrame = ContactListWireFrame(store: store, router: router, delegate: presenter)
        view.presenter = presenter
        view.builder = wireFrame
        view.own(presenter)
        presenter.attachView(view)
        presenter.wireFrame = wireFrame
        presenter.interactor = interactor
        interactor.presenter = presenter
        interactor.localDatamanager = ContactListLocalDataManager(store: store)
        return view
    }

    func presentAddContactScreen(from view: any ContactListViewProtocol) { router.present(.add) }

    /// Called when the form opens: after a click, for an address, and for a restored session.
    func screen(for route: ContactsRoute) -> Screen? {
        guard route == .add, let delegate else { return nil }
        return AddContactWireFrame.createAddContactModule(with: delegate, store: store, router: router)
    }
}
