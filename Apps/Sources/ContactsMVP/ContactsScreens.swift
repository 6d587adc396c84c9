import Belvedere
import ContactsModel
import ContactsMVPModel
import ContactsShared

/// Builds the screen at the bottom; the others are built by the screens they follow from.
final class ContactsScreens: ScreenBuilding {
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
        let locale = context.environment.locale
        let presenter = ContactListPresenter(store: store, device: context.device, locale: locale)
        return ContactListScreen(presenter: presenter, router: router, texts: ContactsTexts(locale: locale))
    }
}
