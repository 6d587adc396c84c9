import Belvedere
import PatternModel

/// Calls its view model, and shows the answers by hand.
final class ContactsViewController: Screen, ScreenBuilding {
    private let contactViewModelController: ContactViewModelController
    private let router: Router<ContactsRoute>
    private let rows = DynamicList<ContactViewModel>()
    private lazy var tableView = ContentView<Void>(
        List(rows) { Label($0.fullName) }, loading: "Loading the contacts",
        retry: Button("Try again") { [unowned self] in retrieveContacts() }
    )

    init(contactViewModelController: ContactViewModelController, router: Router<ContactsRoute>) {
        self.contactViewModelController = contactViewModelController
        self.router = router
        super.init(title: "Contacts")
        own(contactViewModelController)
    }

    override func viewDidLoad() {
        content = tableView
        barItems = [Button("Add", role: .primary) { [router] in router.present(.add) }]
        retrieveContacts()
    }

    private func retrieveContacts() {
        tableView.state = .loading
        contactViewModelController.retrieveContacts(
            { [weak self] in self?.reloadData() },
            failure: { [weak self] in self?.tableView.state = .failed("The contacts cannot be shown") }
        )
    }

    private func reloadData() {
        rows.assign((0..<contactViewModelController.contactsCount).map(contactViewModelController.viewModel))
        tableView.state = .content
    }

    private func didAddContact(_ viewModel: ContactViewModel, at index: Int) { rows.insert(viewModel, at: index) }

    /// Gives the form its view model and the closure for the new row.
    func screen(for route: ContactsRoute) -> Screen? {
        guard route == .add else { return nil }
        return AddContactViewController(contactViewModelController, router: router) { [weak self] viewModel, index in
            self?.didAddContact(viewModel, at: index)
        }
    }
}
