import Belvedere
import PatternModel

/// Stores a contact. It knows the data manager, but neither view nor navigation.
final class AddContactInteractor: Interactor, AddContactInteractorInputProtocol {
    var localDatamanager: (any AddContactLocalDataManagerInputProtocol)?

    func createContact(firstName: String, lastName: String) async throws -> Contact? {
        try await localDatamanager?.createContact(firstName: firstName, lastName: lastName)
    }
}
