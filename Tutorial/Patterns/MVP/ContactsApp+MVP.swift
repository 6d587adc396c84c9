import Belvedere
import PatternModel

extension BelvedereApp {
    public static func contactsInMVP(_ store: any ContactStore) -> BelvedereApp {
        BelvedereApp("Contacts in MVP", path: "/patterns/mvp") { _ in
            let router = Router(root: ContactsRoute.list)
            return Window(router, root: { _ in ContactsScreen(presenter: ContactsPresenter(store: store, router: router)) })
        }
    }
}
