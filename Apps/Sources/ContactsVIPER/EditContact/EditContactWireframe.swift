import Belvedere
import ContactsModel
import ContactsShared
import ContactsVIPERModel

/// Assembles the edit module. It leads nowhere: how it ends is told to the delegate.
final class EditContactWireframe: Wireframe {
    private let id: Contact.ID
    private let store: any ContactStore
    private let key: IdempotencyKey

    init(id: Contact.ID, store: any ContactStore, key: IdempotencyKey) {
        self.id = id
        self.store = store
        self.key = key
    }

    func makeModule(delegate: (any EditModuleDelegate)?) -> Screen {
        let interactor = EditContactInteractor(id: id, store: store, key: key)
        let presenter = EditContactPresenter(interactor: interactor, delegate: delegate)
        let screen = EditContactScreen(presenter: presenter)
        screen.own(interactor)
        return screen
    }
}
