import Belvedere
import PatternModel

/// Decides what the list shows. It knows only contracts, and holds its view weakly.
final class ContactListPresenter: Presenter<any ContactListViewProtocol>, ContactListPresenterProtocol {
    var interactor: (any ContactListInteractorInputProtocol)?
    var wireFrame: (any ContactListWireFrameProtocol)?

    func viewDidLoad() { interactor?.retrieveContacts() }
    func addNewContact(from view: any ContactListViewProtocol) { wireFrame?.presentAddContactScreen(from: view) }
}

extension ContactListPresenter: ContactListInteractorOutputProtocol {
    func didRetrieveContacts(_ contacts: [Contact]) { view?.reloadInterface(with: contacts.map(ContactViewModel.init)) }
    func didFail() { view?.showFailure() }
}

extension ContactListPresenter: AddModuleDelegate {
    func didAddContact(_ contact: Contact) { view?.didInsertContact(ContactViewModel(contact)) }
    func didCancelAddContact() {}
}
