import Belvedere
import ContactsModel
import ContactsShared
import ContactsVIPERModel

/// Creates the objects of the edit module. It opens no other module; the presenter notifies the delegate when the person saves or cancels.
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
        let screen = EditContactView(presenter: presenter)
        screen.own(interactor)
        return screen
    }
}
