import Belvedere

/// Reads the contacts. It knows the data manager, but neither view nor navigation.
final class ContactListInteractor: Interactor, ContactListInteractorInputProtocol {
    weak var presenter: (any ContactListInteractorOutputProtocol)?
    var localDatamanager: (any ContactListLocalDataManagerInputProtocol)?

    func retrieveContacts() {
        launch { [self] in
            do { presenter?.didRetrieveContacts(try await localDatamanager?.retrieveContactList() ?? []) } catch { presenter?.didFail() }
        }
    }
}
