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
        BelvedereApp("Contacts in MVP", path: "/contacts/mvp", summary: "Presenters, and views that do as told") { context in
            let router = Router(root: ContactsRoute.list)
            return Window(router) { [unowned context] route in
                guard route == .list else { return nil }
                let locale = context.environment.locale
                let presenter = ContactListPresenter(store: store, device: context.device, locale: locale)
                return ContactListScreen(presenter: presenter, router: router, texts: ContactsTexts(locale: locale))
            }
        }
    }
}
