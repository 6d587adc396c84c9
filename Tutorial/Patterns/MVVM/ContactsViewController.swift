import Belvedere
import PatternModel

/// Owns its view model and binds to it.
final class ContactsViewController: Screen, ScreenBuilding {
    private let contactViewModelController: ContactViewModelController
    private let router: Router<ContactsRoute>

    init(contactViewModelController: ContactViewModelController, router: Router<ContactsRoute>) {
        self.contactViewModelController = contactViewModelController
        self.router = router
        super.init(
            title: "Contacts",
            content: ContentView(
                List(contactViewModelController.contacts) { Label($0.fullName) },
                state: contactViewModelController.state, loading: "Loading the contacts",
                retry: Button("Try again") { await contactViewModelController.retrieveContacts() }
            ))
        own(contactViewModelController)
        barItems = [Button("Add", role: .primary) { router.present(.add) }]
    }

    override func run() async { await contactViewModelController.retrieveContacts() }

    func screen(for route: ContactsRoute) -> Screen? {
        guard route == .add else { return nil }
        let viewModel = contactViewModelController.addContact { [router] in router.dismiss() }
        return AddContactViewController(viewModel: viewModel, router: router)
    }
}
