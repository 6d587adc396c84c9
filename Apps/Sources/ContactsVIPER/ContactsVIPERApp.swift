public import Belvedere
public import ContactsModel
import ContactsShared

extension BelvedereApp {
    /// The Contacts app in VIPER.
    ///
    /// ```swift
    /// let app = BelvedereApp.contactsVIPER(store: try await SQLiteContactStore.open(folder: folder))
    /// ```
    public nonisolated static func contactsVIPER(store: any ContactStore) -> BelvedereApp {
        BelvedereApp(ContactsTexts.appName("VIPER"), path: "/contacts/viper", summary: ContactsTexts.summaryVIPER) { context in
            let router = Router(root: ContactsRoute.list())
            return Window(router, root: ContactListWireframe(store: store, router: router, context: context))
        }
    }
}
