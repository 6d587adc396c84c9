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
        let detail = ContactDetailContent(texts: texts) { [viewModel] in viewModel.retry() }
        content = detail
        let editButton = Button(texts.edit) { [router, id] in router.present(.edit(id)) }
        barItems = [editButton, Button(texts.delete, role: .destructive, command: viewModel.delete)]
        viewModel.hasContact.bindAndFire(to: editButton, \.isEnabled)
        viewModel.state.bindAndFire(to: self) { screen, state in screen.show(state, in: detail) }
        viewModel.failure.bind(to: self) { screen, error in
            screen.show(.failure(error, texts: screen.texts))
        }
    }

    override func run() async { await viewModel.run() }

    func screen(for route: ContactsRoute) -> Screen? {
        guard case .edit(id, let key) = route else { return nil }
        let finish = { [router] (saved: Contact.ID) in router.closeEdit(showing: saved) }
        return EditContactScreen(viewModel: viewModel.edit(key: key, onFinish: finish), texts: texts) { [router] in router.dismiss() }
    }

    private func show(_ state: ContactDetailViewModel.State, in detail: ContactDetailContent) {
        detail.spinner.isSpinning = state == .loading
        detail.gone.isHidden = state != .gone
        detail.failure.isHidden = true
        switch state {
        case .contact(let contact):
            title = contact.fullName
            detail.show(
                name: contact.fullName, initials: contact.initials, phones: contact.phones, mails: contact.mails
            )
        case .failed(let error):
            detail.failure.detail = texts.message(of: error)
            detail.failure.isHidden = false
            detail.showNobody()
        case .loading, .gone: detail.showNobody()
        }
    }
}
