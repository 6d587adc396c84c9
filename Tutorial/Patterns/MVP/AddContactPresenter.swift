import Belvedere
import PatternModel

/// Decides what the form shows, and calls its view.
final class AddContactPresenter: Presenter<any AddContactView> {
    private let store: any ContactStore
    private let router: Router<ContactsRoute>
    private let onSave: (Contact) -> Void

    init(store: any ContactStore, router: Router<ContactsRoute>, onSave: @escaping (Contact) -> Void) {
        self.store = store
        self.router = router
        self.onSave = onSave
        super.init()
    }

    func userTappedDone(_ firstName: String, _ lastName: String) async {
        guard !firstName.isEmpty, !lastName.isEmpty else {
            view?.showError("A contact must have first and last names")
            return
        }
        do {
            let contact = try await store.createContact(firstName: firstName, lastName: lastName)
            router.dismiss()
            onSave(contact)
        } catch {
            view?.showError("The contact was not saved")
        }
    }

    func userTappedCancel() { router.dismiss() }
}
