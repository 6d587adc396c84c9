import Belvedere
import ContactsModel
import ContactsShared
import ContactsVIPERModel

/// Creates the objects of the add module. It opens no other module; the presenter notifies the delegate when the person saves or cancels.
final class AddContactWireframe: Wireframe {
    private let store: any ContactStore
    private let key: IdempotencyKey

    init(store: any ContactStore, key: IdempotencyKey) {
        self.store = store
        self.key = key
    }

    func makeModule(delegate: (any AddModuleDelegate)?) -> Screen {
        let interactor = AddContactInteractor(store: store, key: key)
        let presenter = AddContactPresenter(interactor: interactor, delegate: delegate)
        let screen = AddContactView(presenter: presenter)
        screen.own(interactor)
        return screen
    }
}
