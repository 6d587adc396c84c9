import Belvedere
import PatternModel

extension BelvedereApp {
    public static func contactsInMVC(_ store: any ContactStore) -> BelvedereApp {
        BelvedereApp("Contacts in MVC", path: "/patterns/mvc") { _ in
            let router = Router(root: ContactsRoute.list)
            return Window(router, root: { _ in ContactsController(store: store, router: router) })
        }
    }
}
