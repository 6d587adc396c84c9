import Belvedere
import PatternModel

extension BelvedereApp {
    public static func contactsInMVVM(_ store: any ContactStore) -> BelvedereApp {
        BelvedereApp("Contacts in MVVM", path: "/patterns/mvvm") { _ in
            let router = Router(root: ContactsRoute.list)
            return Window(
                router,
                root: { _ in
                    ContactsViewController(contactViewModelController: ContactViewModelController(dataManager: store), router: router)
                })
        }
    }
}
