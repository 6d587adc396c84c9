import Belvedere

/// Decides what the form shows, and notifies its delegate of the end.
final class AddContactPresenter: Presenter<any AddContactViewProtocol>, AddContactPresenterProtocol {
    var interactor: (any AddContactInteractorInputProtocol)?
    var wireFrame: (any AddContactWireFrameProtocol)?
    weak var delegate: (any AddModuleDelegate)?

    func addNewContact(firstName: String, lastName: String) {
        guard !firstName.isEmpty, !lastName.isEmpty else {
            view?.showError("A contact must have first and last names")
            return
        }
        launch { [self] in
            do {
                guard let contact = try await interactor?.createContact(firstName: firstName, lastName: lastName) else { return }
                wireFrame?.dismissAddContactScreen()
                delegate?.didAddContact(contact)
            } catch { view?.showError("The contact was not saved") }
        }
    }

    func cancelAddContact() {
        wireFrame?.dismissAddContactScreen()
        delegate?.didCancelAddContact()
    }
}
