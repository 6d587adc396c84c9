import Belvedere
import PatternModel

/// Answers by closures, as in the article. It knows no view, and no view binds to it.
final class ContactViewModelController: ViewModel {
    private let dataManager: any ContactStore
    private var contacts: [ContactViewModel] = []

    init(dataManager: any ContactStore) {
        self.dataManager = dataManager
    }

    var contactsCount: Int { contacts.count }

    func viewModel(at index: Int) -> ContactViewModel { contacts[index] }

    func retrieveContacts(_ success: @escaping () -> Void, failure: @escaping () -> Void) {
        launch { [self] in
            do {
                contacts = try await dataManager.retrieveContactList().map(ContactViewModel.init)
                success()
            } catch {
                failure()
            }
        }
    }

    func createContact(
        firstName: String, lastName: String, success: @escaping (ContactViewModel, Int) -> Void, failure: @escaping () -> Void
    ) {
        launch { [self] in
            do {
                let contact = try await dataManager.createContact(firstName: firstName, lastName: lastName)
                let viewModel = ContactViewModel(contact)
                let index = contacts.firstIndex { $0 > viewModel } ?? contacts.count
                contacts.insert(viewModel, at: index)
                success(viewModel, index)
            } catch {
                failure()
            }
        }
    }
}
