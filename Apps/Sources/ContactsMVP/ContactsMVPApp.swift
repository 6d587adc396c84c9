public import Belvedere
public import ContactsModel
import ContactsMVPModel
import ContactsShared

extension BelvedereApp {
    /// The Contacts app in MVP.
    ///
    /// ```swift
    /// let app = BelvedereApp.contactsMVP(store: try await SQLiteContactStore.open(folder: folder))
    /// ```
    public nonisolated static func contactsMVP(store: any ContactStore) -> BelvedereApp {
        BelvedereApp(ContactsTexts.appName("MVP"), path: "/contacts/mvp", summary: ContactsTexts.summaryMVP) { context in
            let router = Router(root: ContactsRoute.list())
            return Window(router) { [unowned context] route in
                guard case .list = route else { return nil }
                let presenter = ContactListPresenter(store: store, device: context.device)
                return ContactListScreen(presenter: presenter, router: router)
            }
        }
    }
}
