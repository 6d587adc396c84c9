import Belvedere
import PatternModel

/// The screen is the controller: it calls the store and sets its views.
final class ContactsController: Screen, ScreenBuilding {
    private let store: any ContactStore
    private let router: Router<ContactsRoute>
    private let contacts = DynamicList<Contact>()
    private lazy var contentView = ContentView<Void>(
        List(contacts) { Label($0.fullName) }, loading: "Loading the contacts",
        retry: Button("Try again") { [unowned self] in await load() }
    )

    init(store: any ContactStore, router: Router<ContactsRoute>) {
        self.store = store
        self.router = router
        super.init(title: "Contacts")
        content = contentView
        barItems = [Button("Add", role: .primary) { router.present(.add) }]
    }

    override func run() async { await load() }

    private func load() async {
        contentView.state = .loading
        do {
            contacts.assign(try await store.retrieveContactList())
            contentView.state = .content
        } catch {
            contentView.state = .failed("The contacts cannot be shown")
        }
    }

    func screen(for route: ContactsRoute) -> Screen? {
        guard route == .add else { return nil }
        return AddContactController(store: store, router: router) { [contacts] in contacts.insertSorted($0, by: <) }
    }
}
