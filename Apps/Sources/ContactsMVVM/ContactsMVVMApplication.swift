public import Belvedere
public import ContactsModel
import ContactsShared

extension Application {
    /// The Contacts app in MVVM.
    ///
    /// ```swift
    /// let app = Application.contactsMVVM(store: try await SQLiteContactStore.open(folder: folder))
    /// ```
    public nonisolated static func contactsMVVM(store: any ContactStore) -> Application {
        Application("Contacts in MVVM", path: "/contacts/mvvm", summary: "View models, bound to views") { context in
            let router = Router(root: ContactsRoute.list)
            return Window(router, root: ContactsScreens(store: store, router: router, context: context))
        }
    }
}
