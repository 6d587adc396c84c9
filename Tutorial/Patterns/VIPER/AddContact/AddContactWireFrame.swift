import Belvedere
import PatternModel

/// Connects the parts of the form, and closes it.
final class AddContactWireFrame: Wireframe, AddContactWireFrameProtocol {
    private let router: Router<ContactsRoute>

    private init(router: Router<ContactsRoute>) { self.router = router }

    static func createAddContactModule(
        with delegate: any AddModuleDelegate, store: any ContactStore, router: Router<ContactsRoute>
    ) -> Screen {
        let (view, presenter, interactor) = (AddContactView(), AddContactPresenter(), AddContactInteractor())
        view.presenter = presenter
        view.own(presenter)
        presenter.wireFrame = AddContactWireFrame(router: router)
        presenter.interactor = interactor
        presenter.delegate = delegate
        interactor.localDatamanager = ContactListLocalDataManager(store: store)
        return view
    }

    func dismissAddContactScreen() { router.dismiss() }
}
