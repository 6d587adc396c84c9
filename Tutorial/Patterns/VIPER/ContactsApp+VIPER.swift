import Belvedere
import PatternModel

extension BelvedereApp {
    public static func contactsInVIPER(_ store: any ContactStore) -> BelvedereApp {
        BelvedereApp("Contacts in VIPER", path: "/patterns/viper") { _ in
            let router = Router(root: ContactsRoute.list)
            return Window(router, root: { _ in ContactListWireFrame.createContactListModule(store: store, router: router) })
        }
    }
}
