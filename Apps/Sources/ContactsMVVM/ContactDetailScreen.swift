import Belvedere
import ContactsModel
import ContactsMVVMModel
import ContactsShared
import ContactsViews

/// One contact, bound to its view model; the edit screen follows from here.
final class ContactDetailScreen: Screen, ScreenBuilding {
    private let viewModel: ContactDetailViewModel
    private let router: Router<ContactsRoute>
    private let texts: ContactsTexts
    private let id: Contact.ID

    init(viewModel: ContactDetailViewModel, id: Contact.ID, router: Router<ContactsRoute>, texts: ContactsTexts) {
        self.viewModel = viewModel
        self.id = id
        self.router = router
        self.texts = texts
        super.init()
        own(viewModel)
    }

    override func viewDidLoad() {
        let detail = ContactDetailContent(texts: texts)
        content = ContentView(
            detail,
            state: viewModel.state.map { [texts] in texts.content($0) },
            loading: texts.loading,
            retry: Button(texts.retry) { [viewModel] in viewModel.retry() }
        ) { [unowned self] in
            title = $0.fullName
            detail.show(name: $0.fullName, initials: $0.initials, phones: $0.phones, mails: $0.mails)
        }
        let editButton = Button(texts.edit, symbol: .edit) { [router] in router.present(.edit()) }
        barItems = [editButton, Button(texts.delete, symbol: .delete, role: .destructive, command: viewModel.delete)]
        viewModel.hasContact.bindAndFire(to: editButton, \.isEnabled)
        viewModel.failure.bind(to: self) { screen, error in
            screen.show(.failure(error, texts: screen.texts))
        }
    }

    override func run() async { await viewModel.run() }

    func screen(for route: ContactsRoute) -> Screen? {
        guard case .edit(let key) = route else { return nil }
        let finish = { [router] (saved: Contact.ID) in router.closeEdit(showing: saved) }
        return EditContactScreen(viewModel: viewModel.edit(key: key, onFinish: finish), texts: texts) { [router] in router.dismiss() }
    }
}

extension ContactsTexts {
    /// What there is to show of one contact.
    fileprivate nonisolated func content(_ state: ContactDetailViewModel.State) -> ContentState<Contact> {
        switch state {
        case .loading: .loading
        case .contact(let contact): .content(contact)
        case .gone: .empty(gone)
        case .failed(let error): .failed(unreadable(message(of: error)))
        }
    }
}
