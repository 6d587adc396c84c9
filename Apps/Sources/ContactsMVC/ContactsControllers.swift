import Belvedere
import ContactsModel
import ContactsMVCModel
import ContactsShared

/// Makes the controller at the bottom; the others are made by the controllers they follow from.
final class ContactsControllers: ScreenBuilding {
    private let store: any ContactStore
    private let router: Router<ContactsRoute>
    private let context: SessionContext

    init(store: any ContactStore, router: Router<ContactsRoute>, context: SessionContext) {
        self.store = store
        self.router = router
        self.context = context
    }

    func screen(for route: ContactsRoute) -> Screen? {
        guard route == .list else { return nil }
        let texts = ContactsTexts(locale: context.environment.locale)
        let directory = ContactDirectory(store: store)
        return ContactListController(directory: directory, device: context.device, router: router, texts: texts)
    }
}
