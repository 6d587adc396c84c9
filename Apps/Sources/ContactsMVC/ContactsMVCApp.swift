public import Belvedere
public import ContactsModel
import ContactsMVCModel
import ContactsShared

extension BelvedereApp {
    /// The Contacts app in MVC.
    ///
    /// ```swift
    /// let app = BelvedereApp.contactsMVC(store: try await SQLiteContactStore.open(folder: folder))
    /// ```
    public nonisolated static func contactsMVC(store: any ContactStore) -> BelvedereApp {
        BelvedereApp(ContactsTexts.appName("MVC"), path: "/contacts/mvc", summary: ContactsTexts.summaryMVC) { context in
            let router = Router(root: ContactsRoute.list())
            return Window(router) { [unowned context] route in
                guard case .list = route else { return nil }
                let directory = ContactDirectory(store: store)
                return ContactListController(directory: directory, device: context.device, router: router)
            }
        }
    }
}
