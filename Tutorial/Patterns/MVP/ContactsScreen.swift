import Belvedere
import PatternModel

/// Reports the person's actions to its presenter, and shows the presenter's answers.
final class ContactsScreen: Screen, ScreenBuilding, ContactsView {
    private let presenter: ContactsPresenter
    private let contacts = DynamicList<Contact>()
    private let contentView: ContentView<[Contact]>

    init(presenter: ContactsPresenter) {
        self.presenter = presenter
        contentView = ContentView(
            List(contacts) { Label($0.fullName) }, loading: "Loading the contacts",
            retry: Button("Try again") { await presenter.load() }
        ) { [contacts] in contacts.assign($0) }
        super.init(title: "Contacts", content: contentView)
        own(presenter)
        barItems = [Button("Add", role: .primary) { presenter.userTappedAdd() }]
    }

    override func run() async { await presenter.load() }

    func show(_ state: ContentState<[Contact]>) { contentView.state = state }

    func screen(for route: ContactsRoute) -> Screen? { route == .add ? AddContactScreen(presenter: presenter.form()) : nil }
}
