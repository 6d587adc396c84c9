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
        BelvedereApp("Contacts in MVVM", path: "/contacts/mvvm", summary: "View models, bound to views") { context in
            let router = Router(root: ContactsRoute.list)
            return Window(router) { [unowned context] route in
                guard route == .list else { return nil }
                let texts = ContactsTexts(locale: context.environment.locale)
                let viewModel = ContactViewModelController(store: store, device: context.device, fileName: texts.fileName)
                return ContactListScreen(viewModel: viewModel, router: router, texts: texts)
            }
        }
    }
}
