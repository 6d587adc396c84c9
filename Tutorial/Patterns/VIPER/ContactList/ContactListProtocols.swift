import PatternModel

/// The view as the presenter and the wireframe know it.
protocol ContactListViewProtocol: AnyObject {
    func reloadInterface(with contacts: [ContactViewModel])
    func didInsertContact(_ contact: ContactViewModel)
    func showFailure()
}

/// The presenter as the view knows it.
protocol ContactListPresenterProtocol: AnyObject {
    func viewDidLoad()
    func addNewContact(from view: any ContactListViewProtocol)
}

/// The interactor as the presenter knows it.
protocol ContactListInteractorInputProtocol: AnyObject { func retrieveContacts() }

/// The presenter as the interactor knows it.
protocol ContactListInteractorOutputProtocol: AnyObject {
    func didRetrieveContacts(_ contacts: [Contact])
    func didFail()
}

/// The data manager as the interactor knows it.
protocol ContactListLocalDataManagerInputProtocol { func retrieveContactList() async throws -> [Contact] }

/// The wireframe as the presenter knows it.
protocol ContactListWireFrameProtocol: AnyObject { func presentAddContactScreen(from view: any ContactListViewProtocol) }
