import Belvedere
import ContactsModel
import ContactsShared
import ContactsVIPERModel

/// Assembles the edit module. It leads nowhere: how it ends is told to the delegate.
final class EditContactWireframe: Wireframe {
    private let id: Contact.ID
    private let store: any ContactStore
    private let key: IdempotencyKey
    private let texts: ContactsTexts

    init(id: Contact.ID, store: any ContactStore, key: IdempotencyKey, texts: ContactsTexts) {
        self.id = id
        self.store = store
        self.key = key
        self.texts = texts
    }

    func makeModule(delegate: (any EditModuleDelegate)?) -> Screen {
        let interactor = EditContactInteractor(id: id, store: store, key: key)
        let presenter = EditContactPresenter(interactor: interactor, delegate: delegate)
        let screen = EditContactScreen(presenter: presenter, texts: texts)
        screen.own(interactor)
        return screen
    }
}
