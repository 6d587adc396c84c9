import Belvedere
import ContactsModel
import ContactsMVVMModel
import ContactsShared
import ContactsViews

/// The screen of one contact, bound to its view model. It opens the edit screen.
final class ContactDetailScreen: Screen, ScreenBuilding {
    private let viewModel: ContactDetailViewModel
    private let router: Router<ContactsRoute>
    private let id: Contact.ID

    init(viewModel: ContactDetailViewModel, id: Contact.ID, router: Router<ContactsRoute>) {
        self.viewModel = viewModel
        self.id = id
        self.router = router
        super.init()
        own(viewModel)
    }

    override func viewDidLoad() {
        let detail = ContactDetailContent()
        content = ContentView(
            detail,
            state: viewModel.state.map { ContactsTexts.content($0) },
            loading: ContactsTexts.loading,
            retry: Button(ContactsTexts.retry) { [viewModel] in viewModel.retry() }
        ) { [unowned self] in
            title = $0.fullName
            detail.show($0.content)
        }
        let editButton = Button(ContactsTexts.edit, symbol: .edit) { [router] in router.present(.edit()) }
        barItems = [editButton, Button(ContactsTexts.delete, symbol: .delete, role: .destructive, command: viewModel.delete)]
        detail.onCopy { [unowned self] in copy($0) }
        viewModel.hasContact.bindAndFire(to: editButton, \.isEnabled)
        viewModel.saved.bind(to: self) { screen, name in screen.show(Toast(.naming(name, ContactsTexts.saved))) }
        viewModel.failure.bind(to: self) { screen, error in
            screen.show(.failure(error))
        }
    }

    override func run() async { await viewModel.run() }

    func screen(for route: ContactsRoute) -> Screen? {
        guard case .edit(let key) = route else { return nil }
        return EditContactScreen(
            viewModel: viewModel.edit(key: key) { [router] saved in router.closeEdit(showing: saved) },
            close: { [router] in router.dismiss() }, cancel: { [router] in _ = router.requestBack() }
        )
    }
}

extension ContactsTexts {
    /// The content of the detail for a state of the view model.
    fileprivate nonisolated static func content(_ state: ContactDetailViewModel.State) -> ContentState<Contact> {
        switch state {
        case .loading: .loading
        case .contact(let contact): .content(contact)
        case .gone: .empty(gone)
        case .failed(let error): .failed(unreadable(message(of: error)))
        }
    }
}
