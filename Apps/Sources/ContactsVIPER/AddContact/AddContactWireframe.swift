import Belvedere
import ContactsModel
import ContactsShared
import ContactsVIPERModel

/// Assembles the add module. It leads nowhere: how it ends is told to the delegate.
final class AddContactWireframe: Wireframe {
    private let store: any ContactStore
    private let key: IdempotencyKey
    private let texts: ContactsTexts

    init(store: any ContactStore, key: IdempotencyKey, texts: ContactsTexts) {
        self.store = store
        self.key = key
        self.texts = texts
    }

    func makeModule(delegate: (any AddModuleDelegate)?) -> Screen {
        let interactor = AddContactInteractor(store: store, key: key)
        let presenter = AddContactPresenter(interactor: interactor, delegate: delegate)
        let screen = AddContactScreen(presenter: presenter, texts: texts)
        screen.own(interactor)
        return screen
    }
}
