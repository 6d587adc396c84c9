import Belvedere
import ContactsModel
import ContactsMVPModel
import ContactsShared
import ContactsViews

/// The screen of one contact. It opens the edit screen.
final class ContactDetailScreen: Screen, ScreenBuilding {
    private let presenter: ContactDetailPresenter
    private let id: Contact.ID
    private let router: Router<ContactsRoute>
    private let detail: ContentView<Contact>
    private let editButton: Button
    private let deleteButton: Button

    init(presenter: ContactDetailPresenter, id: Contact.ID, router: Router<ContactsRoute>) {
        self.presenter = presenter
        self.id = id
        self.router = router
        let person = ContactDetailContent()
        detail = ContentView(person, loading: ContactsTexts.loading, retry: Button(ContactsTexts.retry) { presenter.retry() }) {
            person.show($0.content)
        }
        editButton = Button(ContactsTexts.edit, symbol: .edit) { router.present(.edit()) }
        deleteButton = Button(ContactsTexts.delete, symbol: .delete, role: .destructive) { presenter.deleteContact() }
        super.init(content: detail)
        barItems = [editButton, deleteButton]
        own(presenter)
        person.onCopy { [unowned self] in copy($0) }
    }

    override func run() async { await presenter.run() }

    func screen(for route: ContactsRoute) -> Screen? {
        guard case .edit(let key) = route else { return nil }
        let finish = { [router] (saved: Contact) in router.closeEdit(showing: saved.id) }
        let edit = presenter.editPresenter(key: key, onFinish: finish)
        return EditContactScreen(
            presenter: edit, close: { [router] in router.dismiss() }, cancel: { [router] in _ = router.requestBack() }
        )
    }

    private func show(_ state: ContentState<Contact>) {
        detail.state = state
        for button in [editButton, deleteButton] { button.isEnabled = state.value != nil }
    }
}

extension ContactDetailScreen: ContactDetailView {
    func startLoading() { show(.loading) }
    func setGone() { show(.empty(ContactsTexts.gone)) }
    func setUnreadable(_ message: String) { show(.failed(ContactsTexts.unreadable(message))) }

    func setContact(_ contact: Contact) {
        title = contact.fullName
        show(.content(contact))
    }

    func showSaved(_ name: String) { show(Toast(.naming(name, ContactsTexts.saved))) }
    func showError(_ error: ContactStoreError) { show(.failure(error)) }
}
