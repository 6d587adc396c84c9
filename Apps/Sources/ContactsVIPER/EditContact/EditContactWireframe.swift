import Belvedere
import ContactsModel
import ContactsShared
import ContactsVIPERModel

/// Assembles the edit module. It leads nowhere: how it ends is told to the delegate.
final class EditContactWireframe: Wireframe {
    private let id: Contact.ID
    private let store: any ContactStore
    private let texts: ContactsTexts

    init(id: Contact.ID, store: any ContactStore, texts: ContactsTexts) {
        self.id = id
        self.store = store
        self.texts = texts
    }

    func makeModule(delegate: (any EditModuleDelegate)?) -> Screen {
        let interactor = EditContactInteractor(id: id, store: store)
        let presenter = EditContactPresenter(interactor: interactor, delegate: delegate)
        let screen = EditContactScreen(presenter: presenter, texts: texts)
        presenter.attachView(screen)
        screen.own(interactor)
        return screen
    }
}
