public import Belvedere
public import ContactsModel
import ContactsMVVMModel
import ContactsShared

extension BelvedereApp {
    /// The Contacts app in MVVM.
    ///
    /// ```swift
    /// let app = BelvedereApp.contactsMVVM(store: try await SQLiteContactStore.open(folder: folder))
    /// ```
    public nonisolated static func contactsMVVM(store: any ContactStore) -> BelvedereApp {
        BelvedereApp(ContactsTexts.appName("MVVM"), path: "/contacts/mvvm", summary: ContactsTexts.summaryMVVM) { context in
            let router = Router(root: ContactsRoute.list())
            return Window(router) { [unowned context] route in
                guard case .list = route else { return nil }
                let viewModel = ContactViewModelController(store: store, device: context.device, fileName: ContactsTexts.fileName)
                return ContactListScreen(viewModel: viewModel, router: router)
            }
        }
    }
}
