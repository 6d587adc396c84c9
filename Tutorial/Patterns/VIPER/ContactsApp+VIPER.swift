import Belvedere
import PatternModel

extension BelvedereApp {
    public static func contactsInVIPER(_ store: any ContactStore) -> BelvedereApp {
        BelvedereApp("Contacts in VIPER", path: "/patterns/viper") { _ in
            let wireframe = ContactsWireframe(store: store)
            return Window(wireframe.router, root: wireframe)
        }
    }
}
