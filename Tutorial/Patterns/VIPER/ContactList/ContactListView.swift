import Belvedere

/// Reports the person's actions to its presenter, and shows the presenter's answers.
final class ContactListView: Screen, ContactListViewProtocol {
    var presenter: (any ContactListPresenterProtocol)?
    private let contactList = DynamicList<ContactViewModel>()
    private lazy var contentView = ContentView<Void>(
        List(contactList) { Label($0.fullName) }, loading: "Loading the contacts", retry: Button("Try again") { [unowned self] in load() })

    override func viewDidLoad() {
        title = "Contacts"
        content = contentView
        barItems = [Button("Add", role: .primary) { [unowned self] in didClickOnAddButton() }]
        load()
    }

    private func load() {
        contentView.state = .loading
        presenter?.viewDidLoad()
    }

    private func didClickOnAddButton() { presenter?.addNewContact(from: self) }

    func reloadInterface(with contacts: [ContactViewModel]) {
        contactList.assign(contacts)
        contentView.state = .content
    }

    func didInsertContact(_ contact: ContactViewModel) { contactList.insertSorted(contact, by: <) }

    func showFailure() { contentView.state = .failed("The contacts cannot be shown") }
}
