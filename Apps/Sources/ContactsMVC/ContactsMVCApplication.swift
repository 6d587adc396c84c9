public import Belvedere
public import ContactsModel
import ContactsShared

extension Application {
    /// The Contacts app in MVC.
    ///
    /// ```swift
    /// let app = Application.contactsMVC(store: try await SQLiteContactStore.open(folder: folder))
    /// ```
    public nonisolated static func contactsMVC(store: any ContactStore) -> Application {
        Application("Contacts in MVC", path: "/contacts/mvc", summary: "Controllers between models and views") { context in
            let router = Router(root: ContactsRoute.list)
            return Window(router, root: ContactsControllers(store: store, router: router, context: context))
        }
    }
}
