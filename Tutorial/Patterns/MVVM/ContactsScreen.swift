import Belvedere
import PatternModel

/// Owns its view model and binds to it.
final class ContactsScreen: Screen, ScreenBuilding {
    private let viewModel: ContactsViewModel
    private let router: Router<ContactsRoute>

    init(viewModel: ContactsViewModel, router: Router<ContactsRoute>) {
        self.viewModel = viewModel
        self.router = router
        super.init(
            title: "Contacts",
            content: ContentView(
                List(viewModel.contacts) { Label($0.name) }, state: viewModel.state, loading: "Loading the contacts",
                retry: Button("Try again") { await viewModel.load() }
            ))
        own(viewModel)
        barItems = [Button("Add", role: .primary) { router.present(.add) }]
    }

    override func run() async { await viewModel.load() }

    func screen(for route: ContactsRoute) -> Screen? {
        route == .add ? AddContactScreen(viewModel: viewModel.form { [router] in router.dismiss() }) : nil
    }
}
