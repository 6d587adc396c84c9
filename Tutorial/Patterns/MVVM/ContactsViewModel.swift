import Belvedere
import PatternModel

/// Has values that the list binds to. It knows no view.
final class ContactsViewModel: ViewModel {
    let state = Dynamic(ContentState<Void>.loading)
    let contacts = DynamicList<Contact>()
    private let store: any ContactStore

    init(store: any ContactStore) {
        self.store = store
    }

    func load() async {
        state.value = .loading
        do {
            contacts.assign(try await store.contacts())
            state.value = .content
        } catch {
            state.value = .failed("The contacts cannot be shown")
        }
    }

    func form(onSave: @escaping () -> Void) -> AddContactViewModel {
        AddContactViewModel(store: store) { [contacts] contact in
            contacts.append(contact)
            onSave()
        }
    }
}
