import Belvedere
import ContactsModel
import ContactsShared
import ContactsVIPERModel

/// Assembles the add module. It leads nowhere: how it ends is told to the delegate.
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
        let screen = AddContactScreen(presenter: presenter)
        screen.own(interactor)
        return screen
    }
}
