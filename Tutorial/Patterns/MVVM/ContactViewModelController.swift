import Belvedere
import PatternModel

/// Has values that both screens bind to. It knows no view.
final class ContactViewModelController: ViewModel {
    let state = Dynamic(ContentState<Void>.loading)
    let contacts = DynamicList<ContactViewModel>()
    private let dataManager: any ContactStore

    init(dataManager: any ContactStore) {
        self.dataManager = dataManager
    }

    func retrieveContacts() async {
        state.value = .loading
        do {
            contacts.assign(try await dataManager.retrieveContactList().map(ContactViewModel.init))
            state.value = .content
        } catch {
            state.value = .failed("The contacts cannot be shown")
        }
    }

    /// Creates a contact and inserts its row.
    func createContact(firstName: String, lastName: String) async throws {
        let contact = try await dataManager.createContact(firstName: firstName, lastName: lastName)
        contacts.insertSorted(ContactViewModel(contact), by: <)
    }

    /// The view model of the form.
    func addContact(onDone: @escaping () -> Void) -> AddContactViewModel { AddContactViewModel(contacts: self, onDone: onDone) }
}
