import PatternModel

/// Receives the end of the form. The presenter of the list conforms to it.
protocol AddModuleDelegate: AnyObject {
    func didAddContact(_ contact: Contact)
    func didCancelAddContact()
}

/// The view as the presenter knows it.
protocol AddContactViewProtocol: AnyObject { func showError(_ message: String) }

/// The presenter as the view knows it.
protocol AddContactPresenterProtocol: AnyObject {
    func addNewContact(firstName: String, lastName: String)
    func cancelAddContact()
}

/// The interactor as the presenter knows it.
protocol AddContactInteractorInputProtocol: AnyObject { func createContact(firstName: String, lastName: String) async throws -> Contact? }

/// The data manager as the interactor knows it.
protocol AddContactLocalDataManagerInputProtocol { func createContact(firstName: String, lastName: String) async throws -> Contact }

/// The wireframe as the presenter knows it.
protocol AddContactWireFrameProtocol: AnyObject { func dismissAddContactScreen() }
