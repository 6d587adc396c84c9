import Belvedere
import PatternModel

extension BelvedereApp {
    public static func contactsInMVVMWithClosures(_ store: any ContactStore) -> BelvedereApp {
        BelvedereApp("Contacts in MVVM with closures", path: "/patterns/mvvm-closures") { _ in
            let router = Router(root: ContactsRoute.list)
            return Window(
                router,
                root: { _ in
                    ContactsViewController(contactViewModelController: ContactViewModelController(dataManager: store), router: router)
                })
        }
    }
}
