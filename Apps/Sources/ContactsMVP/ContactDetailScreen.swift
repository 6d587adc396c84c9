import Belvedere
import ContactsModel
import ContactsMVPModel
import ContactsShared
import ContactsViews

/// One contact; the edit screen follows from here.
final class ContactDetailScreen: Screen, ScreenBuilding {
    private let presenter: ContactDetailPresenter
    private let id: Contact.ID
    private let router: Router<ContactsRoute>
    private let texts: ContactsTexts
    private let detail: ContentView<Contact>
    private let editButton: Button
    private let deleteButton: Button

    init(presenter: ContactDetailPresenter, id: Contact.ID, router: Router<ContactsRoute>, texts: ContactsTexts) {
        self.presenter = presenter
        self.id = id
        self.router = router
        self.texts = texts
        let person = ContactDetailContent(texts: texts)
        detail = ContentView(person, loading: texts.loading, retry: Button(texts.retry) { presenter.retry() }) {
            person.show(name: $0.fullName, initials: $0.initials, phones: $0.phones, mails: $0.mails)
        }
        editButton = Button(texts.edit, symbol: .edit) { router.present(.edit()) }
        deleteButton = Button(texts.delete, symbol: .delete, role: .destructive) { presenter.deleteContact() }
        super.init(content: detail)
        barItems = [editButton, deleteButton]
        own(presenter)
    }

    override func run() async { await presenter.run() }

    func screen(for route: ContactsRoute) -> Screen? {
        guard case .edit(let key) = route else { return nil }
        let finish = { [router] (saved: Contact.ID) in router.closeEdit(showing: saved) }
        let edit = presenter.editPresenter(key: key, onFinish: finish)
        return EditContactScreen(presenter: edit, texts: texts) { [router] in router.dismiss() }
    }

    private func show(_ state: ContentState<Contact>) {
        detail.state = state
        for button in [editButton, deleteButton] { button.isEnabled = state.value != nil }
    }
}

extension ContactDetailScreen: ContactDetailView {
    func startLoading() { show(.loading) }
    func setGone() { show(.empty(texts.gone)) }
    func setUnreadable(_ message: String) { show(.failed(texts.unreadable(message))) }

    func setContact(_ contact: Contact) {
        title = contact.fullName
        show(.content(contact))
    }

    func showError(_ error: ContactStoreError) { show(.failure(error, texts: texts)) }
}
